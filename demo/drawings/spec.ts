/** Everything the demo shop can draw. */
export const drawingKinds = [
  "ski-alpine",
  "ski-race",
  "ski-touring",
  "ski-cross-country",
  "snowboard",
  "snowboard-boots",
  "ski-boots",
  "touring-boots",
  "xc-boots",
  "ski-poles",
  "helmet-ski",
  "goggles",
  "sledge",
  "bobsleigh",
  "snowshoes",
  "skates",
  "avalanche-set",
  "skins",
  "crampons",
  "ice-axe",
  "bike-mountain",
  "bike-ebike",
  "bike-trekking",
  "bike-gravel",
  "bike-road",
  "bike-child",
  "balance-bike",
  "bike-trailer",
  "child-seat",
  "helmet-bike",
  "bike-lock",
  "bike-bag",
  "roof-box",
  "bike-rack",
  "ski-rack",
  "paddleboard",
  "kayak",
  "canoe",
  "raft",
  "life-vest",
  "paddle",
  "wetsuit",
  "dry-bag",
  "tent",
  "tent-family",
  "sleeping-bag",
  "sleeping-mat",
  "backpack",
  "child-carrier",
  "stove",
  "lantern",
  "headlamp",
  "cool-box",
  "camp-chair",
  "camp-table",
  "via-ferrata-set",
  "climbing-harness",
  "helmet-climbing",
  "inline-skates",
  "scooter",
  "voucher",
  "instructor",
  "paddling-lesson",
  "workshop",
  "guide-book",
  "ski-bag",
  "gloves",
] as const;

export type DrawingKind = (typeof drawingKinds)[number];

export interface DrawingSpec {
  kind: DrawingKind;
  /** Main colour, `#rrggbb`. */
  primary: string;
  secondary?: string;
  accent?: string;
  /** Which graphic pattern the model wears; without it the seed chooses. */
  graphic?: number;
  /** Proportions 0..1 and switches of the kind, for example `{ width: 0.8, child: true }`. */
  shape?: Record<string, number | boolean>;
  /** Product SKU: the same SKU is always drawn the same. */
  seed: string;
}
