import type { DrawingView } from "./canvas";
import * as bike from "./kinds/bike";
import * as bikeGear from "./kinds/bike-gear";
import * as boats from "./kinds/boats";
import * as boots from "./kinds/boots";
import * as furniture from "./kinds/camp-furniture";
import * as kitchen from "./kinds/camp-kitchen";
import * as childTransport from "./kinds/child-transport";
import * as climbing from "./kinds/climbing";
import * as head from "./kinds/head";
import * as lessons from "./kinds/lessons";
import * as lights from "./kinds/lights";
import * as packs from "./kinds/packs";
import { paddle } from "./kinds/paddles";
import { paddleboard } from "./kinds/paddleboard";
import * as paper from "./kinds/paper";
import * as roof from "./kinds/roof";
import { scooter } from "./kinds/scooter";
import * as ski from "./kinds/ski";
import * as skiExtras from "./kinds/ski-extras";
import * as sledges from "./kinds/sledges";
import * as sleeping from "./kinds/sleeping";
import * as snow from "./kinds/snow";
import * as safety from "./kinds/snow-safety";
import { snowboard } from "./kinds/snowboard";
import * as tents from "./kinds/tents";
import * as wear from "./kinds/water-wear";
import { workshop } from "./kinds/workshop";
import { resolve, type Model } from "./model";
import type { DrawingKind, DrawingSpec } from "./spec";

const drawers: Record<DrawingKind, (m: Model) => DrawingView[]> = {
  "ski-alpine": ski.alpine,
  "ski-race": ski.race,
  "ski-touring": ski.touring,
  "ski-cross-country": ski.crossCountry,
  snowboard,
  "snowboard-boots": boots.snowboardBoots,
  "ski-boots": boots.skiBoots,
  "touring-boots": boots.touringBoots,
  "xc-boots": boots.xcBoots,
  "ski-poles": snow.skiPoles,
  "helmet-ski": head.skiHelmet,
  goggles: head.goggles,
  sledge: sledges.sledge,
  bobsleigh: sledges.bobsleigh,
  snowshoes: snow.snowshoes,
  skates: boots.iceSkates,
  "avalanche-set": safety.avalancheSet,
  skins: skiExtras.skins,
  crampons: safety.crampons,
  "ice-axe": safety.iceAxe,
  "bike-mountain": bike.mountainBike,
  "bike-ebike": bike.ebike,
  "bike-trekking": bike.trekking,
  "bike-gravel": bike.gravel,
  "bike-road": bike.road,
  "bike-child": bike.child,
  "balance-bike": bike.balance,
  "bike-trailer": childTransport.trailer,
  "child-seat": childTransport.childSeat,
  "helmet-bike": head.bikeHelmet,
  "bike-lock": bikeGear.lock,
  "bike-bag": bikeGear.bikeBag,
  "roof-box": roof.roofBox,
  "bike-rack": bikeGear.bikeRack,
  "ski-rack": roof.skiRack,
  paddleboard,
  kayak: boats.kayak,
  canoe: boats.canoe,
  raft: boats.raft,
  "life-vest": wear.lifeVest,
  paddle,
  wetsuit: wear.wetsuit,
  "dry-bag": wear.dryBag,
  tent: tents.tent,
  "tent-family": tents.tentFamily,
  "sleeping-bag": sleeping.sleepingBag,
  "sleeping-mat": sleeping.sleepingMat,
  backpack: packs.backpack,
  "child-carrier": packs.childCarrier,
  stove: kitchen.stove,
  lantern: lights.lantern,
  headlamp: lights.headlamp,
  "cool-box": kitchen.coolBox,
  "camp-chair": furniture.chair,
  "camp-table": furniture.table,
  "via-ferrata-set": climbing.viaFerrata,
  "climbing-harness": climbing.harness,
  "helmet-climbing": head.climbingHelmet,
  "inline-skates": boots.inlineSkates,
  scooter,
  voucher: paper.voucher,
  instructor: lessons.instructor,
  "paddling-lesson": lessons.paddlingLesson,
  workshop,
  "guide-book": paper.guideBook,
  "ski-bag": skiExtras.skiBag,
  gloves: wear.gloves,
};

/** All views of a thing (hero first), each a 1200×1488 SVG (gallery ratio 600:744) on clear ground. */
export function draw(spec: DrawingSpec): DrawingView[] {
  return drawers[spec.kind](resolve(spec));
}

export { drawingKinds, type DrawingKind, type DrawingSpec } from "./spec";
export type { DrawingView } from "./canvas";
