import { bikes } from "./bikes";
import { mountainsAndMore } from "./mountains-and-more";
import { skis } from "./skis";
import { snow } from "./snow";
import type { SpokenWords } from "./spoken";
import { waterAndCamp } from "./water-and-camp";

export const productWords: SpokenWords = { ...skis, ...snow, ...bikes, ...waterAndCamp, ...mountainsAndMore };
