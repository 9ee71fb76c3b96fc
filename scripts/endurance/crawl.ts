import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "a crawler walks through every shop and language: no broken link, no page without a title, none doubled",
  args: program(root, "bench/proofs/crawl.ts"),
  brief: { CRAWL_PAGES: "300", CRAWL_NARROWED: "20" },
  limitMinutes: 60,
});
