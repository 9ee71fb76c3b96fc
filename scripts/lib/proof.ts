import path from "node:path";

import { typeScriptArgs } from "./child";

/** A long proof: a program that prints its figures and ends with 0 when what it claims holds. */
export interface Proof {
  title: string;
  /** What Node is told to run. */
  args: readonly string[];
  /** The one test of jest that gets its full length by this name; left out: all but those. */
  length?: "fuzz" | "model" | "timing";
  /** The same in a minute or two, to see that the proof itself works. */
  brief?: Readonly<Record<string, string>>;
  limitMinutes: number;
  /** Runs only when it is named: it needs more than this machine. */
  apart?: true;
}

/** A proof that is a TypeScript program of the project. */
export const program = (root: string, file: string, ...args: string[]): string[] =>
  typeScriptArgs(root, path.join(root, file), args);

/** What a file of `scripts/endurance` exports as `proof`. */
export type MakeProof = (root: string) => Proof;
