import type { Row } from "../lib/bench";
import { add } from "./add";
import { holds } from "./holds";
import { js } from "./js";
import { listing } from "./listing";
import { memory } from "./memory";
import { nginx } from "./nginx";
import { cached, rendered } from "./requests";
import { tap } from "./tap";

/** In the order of the table. */
export const rows: readonly Row[] = [js, cached, nginx, rendered, tap, add, listing, holds, memory];
