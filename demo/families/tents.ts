import { family } from "./family";

export const tents = family(
  {
    prefix: "TNT",
    kind: "tent",
    curve: "summer",
    range: "main+outdoor",
    season: "summer",
    categories: [172],
    services: ["drying", "insurance"],
    units: 5,
    turnaround: 1,
    attributes: { terrain: "trek", material: "nylon" },
    guide: {
      cs: "### Dobré vědět\n\nStavbu vám ukážeme, ať ji nezkoušíte poprvé za deště. Podlážku a opravný proutek přibalujeme. Po návratu stan jeden den sušíme a kontrolujeme.",
      en: "### Good to know\n\nWe show you how to pitch it, so that the first time isn't in the rain. Footprint and repair sleeve are packed. After return a tent rests a day to dry.",
      de: "### Gut zu wissen\n\nWir zeigen, wie es aufgestellt wird, damit das erste Mal nicht im Regen ist. Unterlage und Reparaturhülse sind eingepackt. Nach der Rückgabe ruht ein Zelt einen Tag zum Trocknen.",
      it: "### Da sapere\n\nVi mostriamo come si monta, così la prima volta non sarà sotto la pioggia. Telo da terra e tubetto di riparazione sono nella sacca. Dopo la riconsegna una tenda riposa un giorno per asciugarsi.",
    },
  },
  [
    {
      name: { cs: "Stan Paseka Sólo", en: "Paseka Sólo tent" },
      price: 190,
      deposit: 3000,
      look: "green orange snow 0",
      units: 3,
      attrs: { capacity: "1", weight: "1.2", waterproof: "4000" },
      cs: [
        "Jednomístný tunel na dálkové trasy.",
        "Trekové hůlky místo tyček: bez nich ho nepostavíte, půjčíme je. Na výšku si v něm sednete, víc nečekejte.",
      ],
      en: [
        "A one-person tent for long trails.",
        "Pitches with trekking poles, which we lend. You can sit up, expect no more.",
      ],
    },
    {
      name: { cs: "Stan Paseka Hnízdo 2", en: "Paseka Hnízdo 2 tent" },
      price: 220,
      deposit: 4000,
      look: "orange sand ink 3",
      popularity: 520,
      attrs: { capacity: "2", weight: "2.1", waterproof: "4000" },
      cs: [
        "Dvě karimatky, dvě předsíně, dva kilogramy.",
        "Každý má svůj vchod, nikdo přes nikoho neleze. Postavíte ho za pět minut i v dešti, tropiko jde první.",
      ],
      en: [
        "Two mats, two porches, two kilograms.",
        "Each has an own door. Pitches fly-first in five minutes, even in rain.",
      ],
    },
    {
      name: { cs: "Stan Paseka Hnízdo 3", en: "Paseka Hnízdo 3 tent" },
      price: 260,
      deposit: 4500,
      look: "teal cream yellow 3",
      popularity: 300,
      attrs: { capacity: "3", weight: "2.7", waterproof: "4000" },
      cs: [
        "Pro dva s bagáží nebo dva a dítě.",
        "Stejná konstrukce jako dvojka, o šedesát centimetrů širší. Tři dospělí v něm spí těsně.",
      ],
      en: [
        "For two with luggage or two and a child.",
        "The same build, sixty centimetres wider. Three adults sleep close.",
      ],
    },
    {
      name: { cs: "Expediční stan Lusen Vichr 2", en: "Lusen Vichr 2 expedition tent" },
      price: 350,
      deposit: 7000,
      look: "red ink yellow 5",
      units: 2,
      season: "all-year",
      attrs: { capacity: "2", weight: "3.4", waterproof: "8000", terrain: "alpine" },
      cs: ["Čtyřsezonní kupole do větru a sněhu.", "Sněhové límce, zdvojené tyčky. V létě se v ní zapotíte."],
      en: ["A four-season dome for wind and snow.", "Snow valances, doubled poles. In summer you will sweat."],
    },
    {
      name: { cs: "Stan Paseka Mžik 2", en: "Paseka Mžik 2 pop-up tent" },
      price: 160,
      deposit: 2500,
      look: "sky lime snow 8",
      attrs: { capacity: "2", weight: "3.2", waterproof: "2000", terrain: "camp" },
      cs: [
        "Hodíte a stojí. Skládání vám radši ukážeme dvakrát.",
        "Na festival a jednu noc u vody. Silný vítr mu nesvědčí.",
      ],
      en: [
        "Throw it and it stands. We show the folding twice.",
        "For festivals and one night by the water. It dislikes strong wind.",
      ],
    },
  ],
);

export const familyTents = family(
  {
    prefix: "TNF",
    kind: "tent-family",
    curve: "summer",
    range: "main+outdoor",
    season: "summer",
    categories: [173],
    services: ["drying", "insurance"],
    units: 3,
    turnaround: 1,
    attributes: { terrain: "camp" },
  },
  [
    {
      name: { cs: "Rodinný stan Paseka Chalupa 4", en: "Paseka Chalupa 4 family tent" },
      price: 390,
      deposit: 6000,
      look: "green cream red 0",
      popularity: 470,
      attrs: { capacity: "4", weight: "14.5", waterproof: "4000", material: "polyester" },
      cs: [
        "Dvě ložnice, mezi nimi místo na stůl a deštivé odpoledne.",
        "Stoupnete si v něm i s metrem devadesát. Ložnice jsou zatemněné, děti spí i po páté ráno.",
      ],
      en: [
        "Two bedrooms with room for a table between.",
        "Standing height for 190 cm. Darkened bedrooms let children sleep past five.",
      ],
    },
    {
      name: { cs: "Rodinný stan Paseka Chalupa 6", en: "Paseka Chalupa 6 family tent" },
      price: 490,
      deposit: 8000,
      look: "sand brick pine 2",
      units: 2,
      attrs: { capacity: "6", weight: "19.8", waterproof: "4000", material: "polyester" },
      cs: [
        "Tři ložnice pro dvě rodiny, které se mají rády.",
        "Stavte ve dvou, počítejte půl hodiny. Plocha 5 × 4 metry, v malém kempu se předem zeptejte.",
      ],
      en: [
        "Three bedrooms for two families on good terms.",
        "Two people and half an hour to pitch. It covers 5 × 4 metres; ask small campsites first.",
      ],
    },
    {
      name: { cs: "Nafukovací stan Paseka Vzducholoď 5", en: "Paseka Vzducholoď 5 air tent" },
      price: 590,
      deposit: 9000,
      look: "navy orange ice 4",
      units: 2,
      addedAgo: 18,
      attrs: { capacity: "5", weight: "21.0", waterproof: "5000", material: "polyester" },
      cs: [
        "Místo tyček vzduch: stojí za osm minut, i když jste sami.",
        "Pumpa je v tašce. Kdyby některá komora povolila, drží na ostatních a my vám přivezeme náhradní.",
      ],
      en: [
        "Air instead of poles: up in eight minutes, even alone.",
        "The pump is in the bag. Should a beam leak, the others hold and we bring a spare.",
      ],
    },
    {
      name: { cs: "Bavlněný stan Paseka Zvon", en: "Paseka Zvon bell tent" },
      price: 690,
      deposit: 10000,
      look: "cream cocoa sand 0",
      units: 1,
      shape: { bell: true },
      attrs: { capacity: "6", weight: "32.0", material: "cotton", waterproof: "600" },
      cs: [
        "Zvon o průměru pěti metrů, na svatby a dlouhé léto.",
        "Bavlna dýchá a voní. Mokrý váží dvakrát tolik, sušení necháte raději nám.",
      ],
      en: [
        "A five-metre bell tent for weddings and long summers.",
        "Cotton breathes and smells good. Wet it weighs double; leave the drying to us.",
      ],
    },
  ],
);
