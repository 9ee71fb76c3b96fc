/** Least and most of what a thing is set by: centimetres, kilograms, and millimetres of the foot. */
export const BODY = { height: [50, 230], weight: [8, 200], foot: [150, 330] } as const;

/** How somebody rides, as technicians of bindings ask. */
export const RIDING_LEVELS = ["cautious", "moderate", "fast"] as const;
