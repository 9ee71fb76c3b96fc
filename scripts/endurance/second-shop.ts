import { type MakeProof, program } from "../lib/proof";

export const proof: MakeProof = (root) => ({
  title: "a shop without a database on another shop's API: a renter rents in it; it says when the other is away",
  args: program(root, "bench/proofs/second-shop.ts"),
  limitMinutes: 40,
});
