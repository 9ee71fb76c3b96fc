import type { DrawingView } from "./canvas";
import { resolve, type Model } from "./model";
import type { DrawingKind, DrawingSpec } from "./spec";
import * as bike from "./kinds/bike";
import * as boots from "./kinds/boots";
import * as head from "./kinds/head";
import * as ski from "./kinds/ski";
import * as snow from "./kinds/snow";
import * as tents from "./kinds/tents";
import * as water from "./kinds/water";
import * as wear from "./kinds/water-wear";

const drawers: Partial<Record<DrawingKind, (m: Model) => DrawingView[]>> = {
  "ski-alpine": ski.alpine, "ski-race": ski.race, "ski-touring": ski.touring, "ski-cross-country": ski.crossCountry, skins: ski.skins, "ski-bag": ski.skiBag,
  "bike-mountain": bike.mountainBike, "bike-ebike": bike.ebike, "bike-trekking": bike.trekking, "bike-gravel": bike.gravel, "bike-road": bike.road, "bike-child": bike.child, "balance-bike": bike.balance, scooter: bike.scooter,
  "ski-boots": boots.skiBoots, "touring-boots": boots.touringBoots, "snowboard-boots": boots.snowboardBoots, "xc-boots": boots.xcBoots, skates: boots.iceSkates, "inline-skates": boots.inlineSkates,
  "helmet-ski": head.skiHelmet, "helmet-bike": head.bikeHelmet, "helmet-climbing": head.climbingHelmet, goggles: head.goggles, headlamp: head.headlamp,
  snowboard: snow.snowboard, "ski-poles": snow.skiPoles, sledge: snow.sledge, bobsleigh: snow.bobsleigh, snowshoes: snow.snowshoes,
  paddleboard: water.paddleboard, kayak: water.kayak, canoe: water.canoe, raft: water.raft, paddle: water.paddle, "life-vest": wear.lifeVest, wetsuit: wear.wetsuit, "dry-bag": wear.dryBag, gloves: wear.gloves,
  tent: tents.tent, "tent-family": tents.tentFamily, "camp-table": tents.table, "camp-chair": tents.chair,
};

export function draw(spec: DrawingSpec): DrawingView[] {
  return drawers[spec.kind]?.(resolve(spec)) ?? [];
}
export { drawingKinds, type DrawingKind, type DrawingSpec } from "./spec";
export type { DrawingView } from "./canvas";
