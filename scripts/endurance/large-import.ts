import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "100 MB of CSV come into an open shop within 500 MB of memory, and nobody waits for it",
  args: program(root, "bench/proofs/large-import.ts"),
  brief: { IMPORT_MB: "8" },
  limitMinutes: 30,
});
