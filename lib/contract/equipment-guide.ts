/** Who somebody is to the equipment guide; what it knows of them beside that never leaves their device. */
export const GUIDE_AGES = ["adult", "child"] as const;
export type GuideAge = (typeof GUIDE_AGES)[number];

/** How well they ride, as tables of sizes have it. */
export const GUIDE_LEVELS = ["beginner", "intermediate", "advanced"] as const;
export type GuideLevel = (typeof GUIDE_LEVELS)[number];

/**
 * What tells the size of a thing. Skis by their kind, a board, boots by the foot (mondopoint or EU size), poles by what
 * they are for; `height` and `head` by the centimetres that stand in a size's label.
 */
export const GUIDE_SIZE_RULES = [
  "alpine",
  "carving",
  "slalom",
  "allmountain",
  "wide",
  "freeride",
  "race",
  "touring",
  "classic",
  "skate",
  "combi",
  "backcountry",
  "board",
  "mondopoint",
  "eu",
  "alpine_pole",
  "classic_pole",
  "skate_pole",
  "height",
  "head",
] as const;
export type GuideSizeRule = (typeof GUIDE_SIZE_RULES)[number];

/** What the guide asks, one after the other; `list` is what it comes to. */
export const GUIDE_STEPS = ["sport", "who", "where", "level", "days", "measures", "list"] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];
