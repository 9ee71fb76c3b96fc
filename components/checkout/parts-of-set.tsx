import { type ReactNode, useId } from "react";

/** The parts of a set under its name, in a list of what is ordered. */
export function PartsOfSet({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <li className="py-3">
      <p id={id} className="font-semibold">
        {name}
      </p>
      <ul aria-labelledby={id} className="mt-2 flex flex-col gap-3 border-l-2 border-line pl-4">
        {children}
      </ul>
    </li>
  );
}
