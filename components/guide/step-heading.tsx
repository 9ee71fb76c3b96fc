"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The question of a step: who comes to it from another one is told it first. */
export function StepHeading({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
