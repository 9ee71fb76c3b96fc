import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "50 tabs without a common lock renew a login through two processes, one of them killed: nobody is logged out",
  args: program(root, "bench/proofs/logins.ts"),
  brief: { LOGINS_ROUNDS: "3" },
  limitMinutes: 30,
});
