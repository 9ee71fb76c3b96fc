import { nordicBase } from "./nordic-common";
import { family } from "./family";

export const backcountry = family(
  {
    ...nordicBase,
    prefix: "BC",
    categories: [133],
    range: "main+outdoor",
    attributes: { terrain: "backcountry", grip: "scales" },
    units: 4,
    guide: {
      cs: "Na těžší batoh berte o pět centimetrů víc. Ocelová hrana pomůže na zmrzlém hřebeni, na rovině ji neucítíte.",
      en: "With a heavy pack take five centimetres more. The steel edge helps on frozen ridges, on the flat you won't feel it.",
      de: "Mit schwerem Rucksack nehmen Sie fünf Zentimeter mehr. Die Stahlkante hilft auf vereisten Kämmen, in der Ebene merken Sie sie nicht.",
      it: "Con uno zaino pesante prendete cinque centimetri in più. La lamina in acciaio aiuta sulle creste ghiacciate, in piano non si sente.",
    },
  },
  [
    {
      name: "Lusen Hvozd 62",
      price: 310,
      deposit: 3500,
      look: "pine orange snow 5",
      sizes: "170 180 190",
      popularity: 300,
      attrs: { level: "intermediate", gender: "unisex", waist: "62", weight: "2.1" },
      cs: [
        "Mezi stromy, přes paseku, bez stopy.",
        "Na hřebenovky Jizerek a Šumavy tak akorát široká. Do upravené stopy se ještě vejde, takže domů dojedete po magistrále.",
      ],
      en: [
        "Between trees, across clearings, no track needed.",
        "Just wide enough for the Jizera and Šumava ridges. It still fits a groomed track, so you can glide home.",
      ],
    },
    {
      name: "Lusen Polom 78",
      price: 340,
      deposit: 4000,
      look: "cocoa ice red 7",
      sizes: "165 175 185",
      attrs: { level: "advanced", gender: "unisex", waist: "78", weight: "2.6" },
      cs: [
        "Širší backcountry na hluboký sníh a těžký batoh.",
        "Krátký pás pod botou se dá přicvaknout na strmější stoupání. Na tvrdém je s ní víc práce než s Hvozdem.",
      ],
      en: [
        "Wider, for deep snow and a heavy pack.",
        "A short skin clips underfoot for steeper climbs. On hardpack more work than Hvozd.",
      ],
    },
    {
      name: { cs: "Pulka Lusen Tažná", en: "Lusen Tažná pulk" },
      price: 290,
      deposit: 4000,
      look: "orange ink snow 0",
      kind: "sledge",
      attrs: { load: "60", weight: "6.5", material: "plastic", gender: "unisex", level: "advanced" },
      units: 2,
      cs: [
        "Saně s ojemi na zimní přejezd s výbavou na týden.",
        "Tuhé oje nepředběhnou tahače z kopce, plachta drží sníh venku. Bederní pás se nastaví od S po XL.",
      ],
      en: [
        "A sled with shafts for a winter crossing with a week's gear.",
        "Rigid shafts won't overtake you downhill, the cover keeps snow out. The hip belt adjusts from S to XL.",
      ],
    },
  ],
);

export const nordicBoots = family(
  {
    prefix: "XB",
    kind: "xc-boots",
    curve: "winter",
    range: "everywhere",
    season: "winter",
    categories: [134],
    sizeCode: "shoe_size",
    units: 5,
    attributes: { terrain: "track", material: "synthetic" },
  },
  [
    {
      name: { cs: "Boty na klasiku Úpa Chodec", en: "Úpa Chodec classic boots" },
      price: 120,
      deposit: 1200,
      look: "ink blue snow 0",
      sizes: "36 37 38 39 40 41 42 43 44 45 46 47",
      popularity: 420,
      attrs: { level: "beginner", gender: "unisex" },
      cs: [
        "Měkká bota ke všem klasickým běžkám.",
        "Kryté šněrování a vyšší kotník, sníh do ní nepadá. Číslo berte jako u běžných bot, do tlustých ponožek o jedno víc.",
      ],
      en: [
        "A soft boot for all classic skis.",
        "Covered laces and a higher ankle keep the snow out. Your street size, one more with thick socks.",
      ],
    },
    {
      name: { cs: "Boty na bruslení Úpa Kotník", en: "Úpa Kotník skating boots" },
      price: 160,
      deposit: 2000,
      look: "snow ink red 5",
      sizes: "37 38 39 40 41 42 43 44 45 46",
      attrs: { level: "intermediate", gender: "unisex" },
      cs: [
        "Tuhá manžeta, která podrží při odrazu.",
        "Karbonová výztuha v podrážce přenese sílu do lyže. Na klasiku je tvrdá, k tomu berte Chodce.",
      ],
      en: [
        "A stiff cuff that supports the push.",
        "A carbon insert carries power to the ski. Too hard for classic, take Chodec for that.",
      ],
    },
    {
      name: { cs: "Boty na backcountry Lusen Kopyto", en: "Lusen Kopyto backcountry boots" },
      price: 170,
      deposit: 2500,
      look: "cocoa sand orange 3",
      sizes: "38 39 40 41 42 43 44 45 46",
      range: "main+outdoor",
      attrs: { level: "intermediate", terrain: "backcountry", gender: "unisex" },
      cs: [
        "Kožená bota s nepromokavou vložkou a drsnou podrážkou.",
        "Dá se v ní chodit i pár kilometrů s lyžemi na zádech. Po dešti ji nedávejte na topení, vysušíme ji my.",
      ],
      en: [
        "A leather boot with a waterproof liner and a rough sole.",
        "Good for a few kilometres on foot with skis on your back. Keep it off the radiator; we dry it.",
      ],
    },
  ],
);

export const nordicPoles = family(
  {
    prefix: "XP",
    kind: "ski-poles",
    curve: "small",
    range: "everywhere",
    season: "winter",
    categories: [135],
    sizeCode: "pole_length",
    units: 6,
    attributes: { terrain: "track" },
  },
  [
    {
      name: { cs: "Běžecké hůlky Úpa Rákos", en: "Úpa Rákos nordic poles" },
      price: 60,
      deposit: 500,
      look: "yellow ink snow 2",
      sizes: "130 135 140 145 150 155 160",
      attrs: { level: "beginner", gender: "unisex", material: "aluminium" },
      cs: [
        "Hliník, korková rukojeť, poutko pro levou a pravou ruku.",
        "Na rovnou magistrálu nepotřebujete víc. Pro klasiku je délka vaše výška krát 0,83.",
      ],
      en: [
        "Aluminium, a cork grip, straps for left and right.",
        "You need no more for a flat trail. For classic multiply your height by 0.83.",
      ],
    },
    {
      name: { cs: "Běžecké hůlky Úpa Stéblo karbon", en: "Úpa Stéblo carbon nordic poles" },
      price: 120,
      deposit: 2000,
      look: "snow red ink 4",
      sizes: "145 150 155 160 165 170",
      units: 3,
      attrs: { level: "advanced", gender: "unisex", material: "carbon" },
      cs: [
        "Tuhé karbonové hůlky s rychloupínacím poutkem.",
        "Přenos síly cítíte v každém soupaži. Na skating berte délku výška krát 0,9.",
      ],
      en: [
        "Stiff carbon poles with click-off straps.",
        "You feel the transfer in every double pole. For skating multiply your height by 0.9.",
      ],
    },
  ],
);
