import { family } from "./family";

export const sup = family(
  {
    prefix: "SUP",
    kind: "paddleboard",
    curve: "summer",
    range: "main+outdoor",
    season: "summer",
    categories: [161],
    services: ["insurance", "cleaning"],
    units: 6,
    attributes: { material: "pvc" },
    guide: {
      cs: "### Co je v batohu\n\nDvoučinná pumpa, dělené pádlo 170–215 cm, ploutvička, leash a opravná sada. Vestu přidáme zdarma, na řece je povinná pro každého. Nahuštění trvá osm minut, na Lipně to uděláme za vás.",
      en: "### In the backpack\n\nA two-way pump, a 170–215 cm paddle, fin, leash and repair kit. A vest is free and mandatory on rivers. Inflating takes eight minutes; at Lipno we do it for you.",
    },
  },
  [
    {
      name: "Vltavan Leknín 10′6″",
      price: 390,
      deposit: 4000,
      look: "teal cream orange 10",
      popularity: 740,
      attrs: { level: "beginner", terrain: "flatwater", size_cm: "320", width_cm: "84", load: "130", weight: "9.5" },
      cs: [
        "Stojí se na něm hned napoprvé. Široký, klidný, pro každého.",
        "Čtyřiaosmdesát centimetrů šířky unese i dítě před vámi nebo psa, který se bojí. Na větru se točí, k rychlým přejezdům berte Volavku.",
      ],
      en: [
        "You stand on it first time. Wide, calm, for everyone.",
        "Eighty-four centimetres carry a child or a nervous dog as well. It drifts in wind; for distance take Volavka.",
      ],
    },
    {
      name: "Vltavan Volavka 12′6″",
      price: 450,
      deposit: 5000,
      look: "navy sky yellow 2",
      popularity: 360,
      attrs: {
        level: "intermediate",
        terrain: "flatwater",
        size_cm: "381",
        width_cm: "76",
        load: "140",
        weight: "10.8",
      },
      cs: [
        "Touringové prkno na celodenní plavbu po přehradě.",
        "Ostrá příď drží směr a na palubě je síť na dva lodní vaky. První čtvrthodinu budete stát o něco napjatěji.",
      ],
      en: [
        "A touring board for a full day on the reservoir.",
        "A sharp bow holds course; a net on deck takes two dry bags. The first quarter of an hour is wobblier.",
      ],
    },
    {
      name: "Vltavan Ledovka 14′",
      price: 520,
      deposit: 7000,
      look: "ink red snow 9",
      units: 2,
      attrs: {
        level: "expert",
        terrain: "flatwater",
        size_cm: "427",
        width_cm: "66",
        load: "110",
        weight: "11.2",
        material: "composite",
      },
      cs: [
        "Závodní čtrnáctka na rovnou vodu a dobrou rovnováhu.",
        "Šestašedesát centimetrů šířky: kdo si zapádluje rovně kilometr, nechce zpátky. Spadnete, to k tomu patří.",
      ],
      en: [
        "A race fourteen for flat water and good balance.",
        "Sixty-six centimetres wide. Paddle one straight kilometre and you won't want back. You will fall in, that's part of it.",
      ],
    },
    {
      name: "Ledňáček Peřej 9′6″",
      price: 420,
      deposit: 5000,
      look: "orange ink lime 7",
      units: 3,
      attrs: { level: "advanced", terrain: "river", size_cm: "290", width_cm: "91", load: "130", weight: "10.1" },
      cs: [
        "Krátké říční prkno s měkkými ploutvičkami.",
        "Přes jez se točí jako korek a o kameny se nezlomí. Bez přilby a vesty ho nevydáme.",
      ],
      en: [
        "A short river board with soft fins.",
        "It spins like a cork below weirs and survives rocks. Not without helmet and vest.",
      ],
    },
    {
      name: { cs: "Dětský paddleboard Vltavan Rybička", en: "Vltavan Rybička children's board" },
      price: 260,
      deposit: 2500,
      look: "yellow sky rose 6",
      units: 4,
      attrs: {
        level: "beginner",
        gender: "kids",
        terrain: "flatwater",
        size_cm: "259",
        width_cm: "74",
        load: "60",
        weight: "6.1",
      },
      cs: [
        "Menší a lehčí, dítě ho odnese k vodě samo.",
        "Pádlo od 130 cm a leash na kotník. Plavat musí umět, vestu si stejně vezme.",
      ],
      en: [
        "Smaller and lighter, children carry it themselves.",
        "A paddle from 130 cm and an ankle leash. They must be able to swim and still wear a vest.",
      ],
    },
    {
      name: { cs: "Obří paddleboard Vltavan Vor XXL", en: "Vltavan Vor XXL giant board" },
      price: 990,
      deposit: 8000,
      look: "sand navy red 5",
      units: 1,
      range: "outdoor",
      attrs: {
        level: "beginner",
        terrain: "flatwater",
        size_cm: "540",
        width_cm: "152",
        load: "650",
        weight: "22.0",
        capacity: "8",
      },
      cs: [
        "Osm lidí, jedno prkno, spousta smíchu.",
        "Na rozlučky a tábory. Pumpujeme ho elektrickou pumpou, ručně byste to vzdali.",
      ],
      en: [
        "Eight people, one board, much laughter.",
        "For stag parties and camps. We inflate it electrically; by hand you'd give up.",
      ],
    },
  ],
);
