import { bike } from "./bikes-common";
import { family } from "./family";

export const hardtails = family({ ...bike, prefix: "HT", kind: "bike-mountain", categories: [142], attributes: { brakes: "hydraulic" } }, [
  {
    name: "Orlík Pařez 29",
    price: 390,
    deposit: 5000,
    look: "green ink yellow 2",
    sizes: "S M L XL",
    popularity: 610,
    attrs: { level: "beginner", terrain: "forest", gender: "unisex", travel: "100", gears: "1x10", weight: "13.6", material: "aluminium" },
    cs: [
      "Poctivé horské kolo na lesní cesty, které nemusíte šetřit.",
      "Jeden převodník, široké pláště a vidlice se zámkem na řídítkách. Na kořenech o něco nadskakuje, na šotolině jede samo. Ideální první kolo na víkend.",
    ],
    en: [
      "An honest mountain bike for forest roads.",
      "One chainring, wide tyres, a fork with a remote lock. It hops a bit on roots and rolls by itself on gravel. The ideal first bike for a weekend.",
    ],
  },
  {
    name: "Orlík Pařez 29 Comp",
    price: 470,
    deposit: 7000,
    look: "ink orange snow 4",
    sizes: "S M L XL",
    popularity: 330,
    attrs: {
      level: "intermediate",
      terrain: ["forest", "trail"],
      gender: "unisex",
      travel: "120",
      gears: "1x12",
      weight: "12.4",
      material: "aluminium",
    },
    cs: [
      "Lepší vidlice, teleskopická sedlovka a brzdy, kterým stačí jeden prst.",
      "Pařez, který se nebojí modrého trailu. Na červeném už ruce poznají, že vzadu nic nepéruje.",
    ],
    en: [
      "A better fork, a dropper post and one-finger brakes.",
      "The Pařez that is happy on a blue trail. On a red one your hands notice that nothing moves at the back.",
    ],
  },
  {
    name: "Orlík Strážce karbon",
    price: 690,
    deposit: 10000,
    look: "red ink snow 7",
    sizes: "S M L",
    units: 2,
    attrs: { level: "advanced", terrain: "forest", gender: "unisex", travel: "100", gears: "1x12", weight: "9.9", material: "carbon" },
    cs: [
      "Maratonský karbon pod deset kilo. Do kopce utíká spolujezdcům.",
      "Tuhý rám vrací každý watt a odpouští málo: přehmat v kamenech cítíte. Půjčují si ho lidé před závodem, aby věděli, jestli takové chtějí.",
    ],
    en: ["A carbon marathon bike below ten kilos.", "A stiff frame that returns every watt and forgives little. People rent it before buying one."],
  },
  {
    name: "Bystrá Srnka 27",
    price: 390,
    deposit: 5000,
    look: "teal cream rose 3",
    sizes: "XS S M",
    popularity: 280,
    attrs: { level: "beginner", terrain: "forest", gender: "women", travel: "100", gears: "2x9", weight: "13.2", material: "aluminium" },
    cs: [
      "Nižší rám a lehčí převody pro menší jezdkyně.",
      "Nástup je pohodlný i s dětskou sedačkou vzadu, na páčky brzd dosáhnete bez natahování. Sedlo je širší, sportovní máme na výměnu.",
    ],
    en: [
      "A lower frame and easier gears for smaller riders.",
      "Easy to mount even with a child seat behind, and the brake levers are within reach. A sportier saddle can be swapped in.",
    ],
  },
  {
    name: "Orlík Kamzičník Plus",
    price: 430,
    deposit: 6000,
    look: "sand cocoa teal 5",
    sizes: "M L XL",
    attrs: { level: "intermediate", terrain: "trail", gender: "unisex", travel: "130", gears: "1x11", weight: "14.1", material: "steel" },
    cs: [
      "Ocel a tlusté pláště: péruje guma a trochu i rám.",
      "Pláště 2,8 palce husté na 1,2 baru drží na mokrých kořenech, kde ostatní sesedají. Rychlostí nikoho neohromí.",
    ],
    en: [
      "Steel and fat rubber: the tyres do the springing.",
      "At 1.2 bar its 2.8-inch tyres grip wet roots where others walk. It impresses nobody with speed.",
    ],
  },
]);

export const fullSuspension = family(
  {
    ...bike,
    prefix: "FS",
    kind: "bike-mountain",
    categories: [143],
    shape: { full: true },
    attributes: { brakes: "hydraulic", gears: "1x12" },
    units: 3,
  },
  [
    {
      name: "Orlík Šídlo 120",
      price: 650,
      deposit: 9000,
      look: "sky navy orange 6",
      sizes: "S M L XL",
      popularity: 340,
      attrs: { level: "intermediate", terrain: "trail", gender: "unisex", travel: "120", weight: "13.8", material: "aluminium" },
      cs: [
        "Nejlehčí celoodpružené v půjčovně, na singltreky jako dělané.",
        "V Novém Městě i pod Smrkem na něm dojedete celý okruh bez motoru. Na bikepark má krátký zdvih, na to je Kvapík.",
      ],
      en: [
        "Our lightest full-suspension bike, made for singletracks.",
        "It takes you round a whole trail centre without a motor. Too short-travelled for a bike park; take Kvapík.",
      ],
    },
    {
      name: "Orlík Kvapík 150",
      price: 750,
      deposit: 10000,
      look: "orange ink mint 1",
      sizes: "S M L XL",
      popularity: 290,
      attrs: { level: "advanced", terrain: ["trail", "bikepark"], gender: "unisex", travel: "150", weight: "14.9", material: "aluminium" },
      cs: [
        "Na skoky, kořeny a všechno, co jde z kopce.",
        "Geometrie drží klid, když vy už ne. Nahoru to jde, jen si nesmíte stěžovat. Chrániče kolen přibalíme bez příplatku.",
      ],
      en: [
        "For jumps, roots and everything pointing down.",
        "The geometry stays calm when you don't. It climbs too, as long as you don't complain. Knee pads come free.",
      ],
    },
    {
      name: "Orlík Propast 170",
      price: 850,
      deposit: 10000,
      look: "ink lime red 8",
      sizes: "M L",
      units: 2,
      attrs: { level: "expert", terrain: "bikepark", gender: "unisex", travel: "170", weight: "16.2", material: "aluminium" },
      cs: [
        "Enduro do bikeparku, k lanovce a zpátky dolů.",
        "Vinutá pružina, pláště s dvojitou bočnicí a brzdy, které se nevařily ani po dvanácti jízdách. Integrální přilba je povinná, půjčíme ji k němu.",
      ],
      en: [
        "Enduro for bike parks: to the lift and down again.",
        "A coil shock, double-walled tyres and brakes that stayed cool for twelve runs. A full-face helmet is mandatory and included.",
      ],
    },
    {
      name: "Bystrá Lasička 130",
      price: 680,
      deposit: 9000,
      look: "plum lime snow 10",
      sizes: "XS S M",
      attrs: { level: "intermediate", terrain: "trail", gender: "women", travel: "130", weight: "13.9", material: "aluminium" },
      cs: [
        "Trailové kolo naladěné na jezdkyně do sedmdesáti kilogramů.",
        "Tlumič s lehčím chodem využije celý zdvih, což u unisex kol nebývá. Rám XS sedí od 148 cm výšky.",
      ],
      en: [
        "A trail bike tuned for riders below seventy kilograms.",
        "A lighter shock tune uses all its travel, rare on unisex bikes. Frame XS fits from 148 cm.",
      ],
    },
    {
      name: "Orlík Šídlo 120 karbon",
      price: 850,
      deposit: 10000,
      look: "graphite red ice 9",
      sizes: "M L",
      units: 2,
      addedAgo: 14,
      attrs: { level: "advanced", terrain: "trail", gender: "unisex", travel: "120", weight: "11.9", material: "carbon" },
      cs: [
        "Totéž Šídlo, o dvě kila méně.",
        "Novinka sezony. Rozdíl poznáte v každém výjezdu ze zatáčky; pokud jezdíte dvakrát do roka, ušetřete a vezměte hliníkové.",
      ],
      en: [
        "The same Šídlo, two kilos lighter.",
        "New this season. You feel it out of every corner; if you ride twice a year, save money and take aluminium.",
      ],
    },
  ],
);
