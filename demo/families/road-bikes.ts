import { bike } from "./bikes-common";
import { family } from "./family";

export const road = family(
  { ...bike, prefix: "RD", kind: "bike-road", categories: [149], units: 2, attributes: { terrain: "road" } },
  [
    {
      name: "Orlík Serpentina",
      price: 490,
      deposit: 8000,
      look: "snow blue red 2",
      sizes: "S M L XL",
      attrs: {
        level: "intermediate",
        gender: "unisex",
        gears: "2x11",
        brakes: "hydraulic",
        weight: "8.9",
        material: "aluminium",
      },
      cs: [
        "Silnička s vyšším posedem na celodenní švihy.",
        "Lehké převody 34 × 34 vás dostanou i na Dlouhé stráně. Pláště 30 mm berou rozbité okresky s klidem.",
      ],
      en: [
        "A road bike with an upright seat for long days.",
        "A 34 × 34 gear takes you up anything, and 30 mm tyres stay calm on broken lanes.",
      ],
    },
    {
      name: "Orlík Vteřina karbon",
      price: 750,
      deposit: 10000,
      look: "ink red silver 7",
      sizes: "S M L",
      units: 1,
      attrs: {
        level: "expert",
        gender: "unisex",
        gears: "2x12",
        brakes: "hydraulic",
        weight: "7.2",
        material: "carbon",
      },
      cs: [
        "Závodní karbon s elektronickým řazením.",
        "Sedm kilo a posed, který nelže. Nastavíme ho podle vašich měr, pošlete je den předem a nemusíte čekat.",
      ],
      en: [
        "A carbon racer with electronic shifting.",
        "Seven kilos and an honest position. Send your measures a day ahead and you needn't wait.",
      ],
    },
    {
      name: "Bystrá Silnička W",
      price: 490,
      deposit: 8000,
      look: "rose ink snow 10",
      sizes: "XS S M",
      attrs: {
        level: "intermediate",
        gender: "women",
        gears: "2x11",
        brakes: "hydraulic",
        weight: "8.8",
        material: "aluminium",
      },
      cs: [
        "Kratší dosah, užší řídítka, stejná radost z kopce.",
        "Řadicí páky zvládnou i malé ruce. Sedlo je otázka vkusu, máme tři na výměnu.",
      ],
      en: [
        "A shorter reach and narrower bar, the same joy downhill.",
        "Levers that suit small hands. Saddles are a matter of taste, we keep three to swap.",
      ],
    },
  ],
);

export const gravel = family(
  { ...bike, prefix: "GR", kind: "bike-gravel", categories: [148], units: 3, attributes: { terrain: "gravel" } },
  [
    {
      name: "Orlík Polňačka",
      price: 450,
      deposit: 7000,
      look: "brick sand ink 5",
      sizes: "S M L XL",
      popularity: 320,
      attrs: {
        level: "intermediate",
        gender: "unisex",
        gears: "1x11",
        brakes: "mechanical",
        weight: "10.4",
        material: "aluminium",
      },
      cs: [
        "Na silnici rychlá, na polní cestě klidná.",
        "Úchyty na tři láhve, blatníky i nosič. Kdo ještě na beranech neseděl, zvykne si během odpoledne.",
      ],
      en: [
        "Quick on tarmac, calm on field tracks.",
        "Mounts for three bottles, mudguards and a rack. If drop bars are new to you, an afternoon is enough.",
      ],
    },
    {
      name: "Orlík Polňačka ocel",
      price: 520,
      deposit: 8000,
      look: "pine cream orange 0",
      sizes: "M L XL",
      attrs: {
        level: "advanced",
        gender: "unisex",
        gears: "2x11",
        brakes: "hydraulic",
        weight: "11.2",
        material: "steel",
      },
      cs: [
        "Ocelový rám na vícedenní cesty s brašnami.",
        "Naložená jede rovněji než prázdná. O kilo těžší, o dva dny pohodlnější.",
      ],
      en: [
        "A steel frame for bikepacking.",
        "It tracks straighter loaded than empty. A kilo heavier, two days more comfortable.",
      ],
    },
    {
      name: "Orlík Prach karbon",
      price: 690,
      deposit: 10000,
      look: "lilac ink orange 8",
      sizes: "S M L",
      units: 2,
      attrs: {
        level: "advanced",
        gender: "unisex",
        gears: "1x12",
        brakes: "hydraulic",
        weight: "8.6",
        material: "carbon",
      },
      cs: [
        "Závodní gravel pro dvoustovky po šotolině.",
        "Pláště 45 mm bez duší, mléko doplňujeme před každým půjčením. Nosič na něj nedáte.",
      ],
      en: [
        "A race gravel bike for two-hundreds on dirt.",
        "45 mm tubeless tyres, sealant topped up before each rent. No rack mounts.",
      ],
    },
    {
      name: "Bystrá Zatáčka gravel",
      price: 450,
      deposit: 7000,
      look: "mint navy rose 3",
      sizes: "XS S M",
      attrs: {
        level: "beginner",
        gender: "women",
        gears: "1x11",
        brakes: "hydraulic",
        weight: "10.1",
        material: "aluminium",
      },
      cs: [
        "První gravel: rozšířené berany a jistý posed.",
        "Řídítka se dole rozevírají, v úchopu máte víc místa i odvahy. Od 148 cm výšky.",
      ],
      en: [
        "A first gravel bike: flared bars and a sure seat.",
        "The drops open outwards for more room and more courage. From 148 cm.",
      ],
    },
  ],
);

export const trekking = family(
  {
    ...bike,
    prefix: "TR",
    kind: "bike-trekking",
    categories: [147],
    range: "everywhere",
    units: 5,
    services: ["insurance", "cleaning"],
    attributes: { terrain: "path", material: "aluminium" },
  },
  [
    {
      name: "Orlík Přívoz",
      price: 320,
      deposit: 4000,
      look: "navy silver yellow 0",
      sizes: "S M L XL",
      popularity: 520,
      attrs: { level: "beginner", gender: "unisex", gears: "3x8", brakes: "hydraulic", weight: "15.2" },
      cs: [
        "Kolo na cyklostezku, které má všechno: nosič, blatníky, světla, stojan.",
        "Labská i vltavská stezka v sedle, které netlačí ani druhý den. Vidlice drobné hrboly srovná, na kořeny stavěná není.",
      ],
      en: [
        "A cycle-path bike with everything: rack, mudguards, lights, stand.",
        "The Elbe or the Vltava path on a saddle that doesn't hurt on day two. The fork evens small bumps, not roots.",
      ],
    },
    {
      name: "Orlík Přívoz nízký nástup",
      price: 320,
      deposit: 4000,
      look: "cherry cream ink 6",
      sizes: "S M L",
      popularity: 410,
      attrs: { level: "beginner", gender: "women", gears: "3x8", brakes: "hydraulic", weight: "15.5" },
      cs: [
        "Nohu přes rám zvedat nemusíte.",
        "Stejné kolo s rámem, přes který prostě vykročíte. Berou si ho i pánové po operaci kolene a mlčky si ho pochvalují.",
      ],
      en: [
        "No need to swing a leg.",
        "The same bike with a frame you simply step through. Gentlemen with new knees take it too, quietly pleased.",
      ],
    },
    {
      name: "Orlík Dálava",
      price: 390,
      deposit: 5000,
      look: "graphite teal sand 4",
      sizes: "M L XL",
      attrs: { level: "intermediate", gender: "unisex", gears: "2x10", brakes: "hydraulic", weight: "14.1" },
      cs: [
        "Trek na týden s brašnami: nosnost 150 kg a náboj s dynamem.",
        "Nabíjí telefon za jízdy od 14 km/h. Řemen místo řetězu nemá, ale řetěz jsme mazali včera.",
      ],
      en: [
        "A week-long tourer: 150 kg load and a dynamo hub.",
        "It charges your phone from 14 km/h. There's no belt drive, but we oiled the chain yesterday.",
      ],
    },
    {
      name: "Orlík Kros 28",
      price: 290,
      deposit: 3500,
      look: "lime graphite snow 2",
      sizes: "S M L XL",
      attrs: { level: "beginner", gender: "unisex", gears: "2x9", brakes: "mechanical", weight: "13.4" },
      cs: [
        "Krosové kolo na půl dne bez plánů.",
        "Lehčí než trek a levnější než horské. Blatníky nemá, po dešti poznáte, proč to zmiňujeme.",
      ],
      en: [
        "A crossover for half a day without plans.",
        "Lighter than a trekking bike and cheaper than a mountain bike. No mudguards; after rain you'll see why we mention it.",
      ],
    },
    {
      name: { cs: "Tandem Orlík Dvojka", en: "Orlík Dvojka tandem" },
      price: 590,
      deposit: 8000,
      look: "yellow ink red 9",
      sizes: "M L",
      units: 1,
      attrs: { level: "intermediate", gender: "unisex", gears: "3x9", brakes: "hydraulic", weight: "19.8" },
      cs: [
        "Pro dva, kteří spolu vydrží i do kopce.",
        "Vpředu má sedět ten těžší a zkušenější. První kilometr jezdí každý po dvoře, počítejte s ním.",
      ],
      en: [
        "For two who stay friends uphill.",
        "The heavier and more experienced rider sits in front. Everyone rides the first kilometre in our yard.",
      ],
    },
  ],
);
