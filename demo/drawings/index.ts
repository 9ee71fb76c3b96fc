import type { DrawingView } from "./canvas";
import * as bike from "./kinds/bike";
import * as boots from "./kinds/boots";
import * as camp from "./kinds/camp";
import * as carriers from "./kinds/carriers";
import * as head from "./kinds/head";
import * as mountain from "./kinds/mountain";
import * as packs from "./kinds/packs";
import * as ski from "./kinds/ski";
import * as snow from "./kinds/snow";
import * as tents from "./kinds/tents";
import * as water from "./kinds/water";
import * as wear from "./kinds/water-wear";
import { resolve, type Model } from "./model";
import type { DrawingKind, DrawingSpec } from "./spec";

const drawers: Record<DrawingKind, (m: Model) => DrawingView[]> = {
  "ski-alpine": ski.alpine,
  "ski-race": ski.race,
  "ski-touring": ski.touring,
  "ski-cross-country": ski.crossCountry,
  snowboard: snow.snowboard,
  "snowboard-boots": boots.snowboardBoots,
  "ski-boots": boots.skiBoots,
  "touring-boots": boots.touringBoots,
  "xc-boots": boots.xcBoots,
  "ski-poles": snow.skiPoles,
  "helmet-ski": head.skiHelmet,
  goggles: head.goggles,
  sledge: snow.sledge,
  bobsleigh: snow.bobsleigh,
  snowshoes: snow.snowshoes,
  skates: boots.iceSkates,
  "avalanche-set": mountain.avalancheSet,
  skins: ski.skins,
  crampons: mountain.crampons,
  "ice-axe": mountain.iceAxe,
  "bike-mountain": bike.mountainBike,
  "bike-ebike": bike.ebike,
  "bike-trekking": bike.trekking,
  "bike-gravel": bike.gravel,
  "bike-road": bike.road,
  "bike-child": bike.child,
  "balance-bike": bike.balance,
  "bike-trailer": carriers.trailer,
  "child-seat": carriers.childSeat,
  "helmet-bike": head.bikeHelmet,
  "bike-lock": carriers.lock,
  "bike-bag": packs.bikeBag,
  "roof-box": carriers.roofBox,
  "bike-rack": carriers.bikeRack,
  "ski-rack": carriers.skiRack,
  paddleboard: water.paddleboard,
  kayak: water.kayak,
  canoe: water.canoe,
  raft: water.raft,
  "life-vest": wear.lifeVest,
  paddle: water.paddle,
  wetsuit: wear.wetsuit,
  "dry-bag": wear.dryBag,
  tent: tents.tent,
  "tent-family": tents.tentFamily,
  "sleeping-bag": packs.sleepingBag,
  "sleeping-mat": packs.sleepingMat,
  backpack: packs.backpack,
  "child-carrier": packs.childCarrier,
  stove: camp.stove,
  lantern: camp.lantern,
  headlamp: head.headlamp,
  "cool-box": camp.coolBox,
  "camp-chair": tents.chair,
  "camp-table": tents.table,
  "via-ferrata-set": mountain.viaFerrata,
  "climbing-harness": mountain.harness,
  "helmet-climbing": head.climbingHelmet,
  "inline-skates": boots.inlineSkates,
  scooter: bike.scooter,
  voucher: camp.voucher,
  "guide-book": camp.guideBook,
  "ski-bag": ski.skiBag,
  gloves: wear.gloves,
};

/** All views of a thing (hero first), each a 1200×1488 SVG (gallery ratio 600:744) on a fog ground. */
export function draw(spec: DrawingSpec): DrawingView[] {
  return drawers[spec.kind](resolve(spec));
}

export { drawingKinds, type DrawingKind, type DrawingSpec } from "./spec";
export type { DrawingView } from "./canvas";
