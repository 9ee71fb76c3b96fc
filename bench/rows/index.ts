import type { Row } from "../lib/bench";
import { add } from "./add";
import { addresses } from "./addresses";
import { content } from "./content";
import { grid, suggestions } from "./choosing";
import { holds } from "./holds";
import { js } from "./js";
import { lighthouse } from "./lighthouse";
import { listing } from "./listing";
import { memory } from "./memory";
import { mixed } from "./mixed";
import { nginx } from "./nginx";
import { orders, races } from "./races";
import { cached, rendered, repeated } from "./requests";
import { searches } from "./searches";
import { tap } from "./tap";

/** In the order of the table. */
export const rows: readonly Row[] = [
  js,
  lighthouse,
  cached,
  nginx,
  repeated,
  rendered,
  mixed,
  tap,
  add,
  listing,
  suggestions,
  searches,
  grid,
  content,
  holds,
  memory,
  addresses,
  races,
  orders,
];
