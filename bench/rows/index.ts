import type { Row } from "../lib/bench";
import { js } from "./js";
import { listing } from "./listing";

/** In the order of the table. */
export const rows: readonly Row[] = [js, listing];
