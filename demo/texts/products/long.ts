import { longBikes } from "./long-bikes";
import { longMountainsAndMore } from "./long-mountains-and-more";
import { longSkis } from "./long-skis";
import { longSnow } from "./long-snow";
import { longWaterAndCamp } from "./long-water-and-camp";
import type { LongWords } from "./spoken";

export const longProductWords: LongWords = {
  ...longSkis,
  ...longSnow,
  ...longBikes,
  ...longWaterAndCamp,
  ...longMountainsAndMore,
};
