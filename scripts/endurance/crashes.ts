import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title:
    "a process of the shop and its PostgreSQL are killed among 200 orders, twenty times: nothing acknowledged is lost",
  args: program(root, "bench/proofs/crashes.ts"),
  brief: { CRASH_ROUNDS: "1", CRASH_ORDERS: "40" },
  limitMinutes: 60,
});
