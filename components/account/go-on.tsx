"use client";

import { useEffect, useRef } from "react";
import type { OwnGroup } from "@/lib/domain/customer-group";
import { followAnswer } from "./follow-answer";

interface Props {
  to: string;
  customer: string;
  group?: OwnGroup;
}

/** Takes the cart into the account, and goes on; "Back" does not lead here again. */
export function GoOn(props: Props) {
  const answer = useRef(props);
  useEffect(() => void followAnswer(answer.current, (address) => window.location.replace(address)), []);
  return null;
}
