import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "300 orders in a browser, each with a fault while it is sent: one order each, none doubled, lost or stuck",
  args: program(root, "bench/proofs/outbox/main.ts"),
  brief: { OUTBOX_SUBMISSIONS: "30" },
  limitMinutes: 60,
});
