import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "every server's test on PostgreSQL 15: locks, jobs shared by processes, what a crash and SIGTERM leave",
  args: program(root, "bench/proofs/oldest-postgres.ts"),
  limitMinutes: 40,
});
