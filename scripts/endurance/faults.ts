import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title:
    "PostgreSQL refuses, freezes and falls silent for a minute: kept pages 200, all else 503 within 2 s, back in 5 s",
  args: program(root, "bench/proofs/database-faults.ts"),
  brief: { FAULT_SECONDS: "4" },
  limitMinutes: 20,
});
