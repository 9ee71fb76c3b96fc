/** How the options of an attribute of sizes are told by a renter's height or foot. */
export const sizeRules = ["ski", "board", "mondopoint", "eu", "height"] as const;
export type SizeRule = (typeof sizeRules)[number];
/** What the skis of a section are; "alpine" and "nordic" stand for several kinds together. */
export const alpineKinds = ["carving", "slalom", "allmountain", "wide", "freeride", "race"] as const;
export const nordicStyles = ["classic", "skate", "combi", "backcountry"] as const;
export const skiKinds = [...alpineKinds, ...nordicStyles, "touring", "alpine", "nordic"] as const;
export type SkiKind = (typeof skiKinds)[number];
