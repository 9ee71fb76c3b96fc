import type { Draft } from "../model";
import { allmountain } from "./allmountain";
import { bikeGear } from "./bike-gear";
import { boats } from "./boats";
import { kitchen } from "./camp-kitchen";
import { car } from "./car";
import { carving } from "./carving";
import { kidsBikes } from "./children-bikes";
import { carrying, carriers } from "./children-carried";
import { kidsSki, sledges } from "./children-snow";
import { eBikes } from "./e-bikes";
import { hardtails, fullSuspension } from "./mountain-bikes";
import { backcountry, nordicBoots, nordicPoles } from "./nordic-off-track";
import { classic, skating } from "./nordic-track";
import { packs, winter } from "./packs-and-snow";
import { sup } from "./paddleboards";
import { race, freeride } from "./race-and-freeride";
import { road, gravel, trekking } from "./road-bikes";
import { services } from "./services";
import { sets } from "./sets";
import { skates } from "./skates";
import { skiBoots } from "./ski-boots";
import { poles, skiHelmets, goggles } from "./ski-gear";
import { bags, mats } from "./sleeping";
import { splitboards, boots } from "./snowboard-gear";
import { boards } from "./snowboards";
import { tents, familyTents } from "./tents";
import { touringBoots, avalanche } from "./touring-gear";
import { touringSkis } from "./touring-skis";
import { rock } from "./via-ferrata";
import { clothing, accessories } from "./water-gear";

/** Every product of the demo shop. */
export const allDrafts: readonly Draft[] = [
  ...allmountain,
  ...carving,
  ...race,
  ...freeride,
  ...skiBoots,
  ...poles,
  ...skiHelmets,
  ...goggles,
  ...touringSkis,
  ...touringBoots,
  ...avalanche,
  ...boards,
  ...splitboards,
  ...boots,
  ...classic,
  ...skating,
  ...backcountry,
  ...nordicBoots,
  ...nordicPoles,
  ...hardtails,
  ...fullSuspension,
  ...road,
  ...gravel,
  ...trekking,
  ...kidsSki,
  ...sledges,
  ...kidsBikes,
  ...carrying,
  ...carriers,
  ...sup,
  ...boats,
  ...clothing,
  ...accessories,
  ...tents,
  ...familyTents,
  ...bags,
  ...mats,
  ...kitchen,
  ...rock,
  ...packs,
  ...winter,
  ...bikeGear,
  ...car,
  ...eBikes,
  ...services,
  ...sets,
  ...skates,
];
