import type { Draft } from "../model";
import { alpine } from "./alpine";
import { bikeGear } from "./bike-gear";
import { bikes } from "./bikes";
import { camping } from "./camping";
import { car } from "./car";
import { children } from "./children";
import { eBikes } from "./e-bikes";
import { mountains } from "./mountains";
import { nordic } from "./nordic";
import { services } from "./services";
import { sets } from "./sets";
import { skates } from "./skates";
import { skiGear } from "./ski-gear";
import { snowboards } from "./snowboards";
import { touring } from "./touring";
import { water } from "./water";

/** Every product of the demo shop. */
export const allDrafts: readonly Draft[] = [
  ...alpine, ...skiGear, ...touring, ...snowboards, ...nordic, ...bikes, ...eBikes, ...bikeGear, ...children, ...car, ...water, ...camping, ...mountains, ...skates, ...services, ...sets,
];
