import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "a real Strapi 5 with the shop's content types answers as the embedded backend, and its webhook is heard",
  args: program(root, "bench/proofs/strapi.ts"),
  limitMinutes: 40,
  // Its packages come from the registry.
  apart: true,
});
