import { family } from "./family";

export const bags = family(
  {
    prefix: "SLP",
    kind: "sleeping-bag",
    curve: "small",
    range: "main+outdoor",
    season: "summer",
    categories: [174],
    units: 7,
    turnaround: 1,
    guide: {
      cs: "Praný po každém půjčení, vložka z mikrovlákna je v ceně.",
      en: "Washed after every rent, a microfibre liner is included.",
      de: "Nach jeder Miete gewaschen, ein Innenschlafsack aus Mikrofaser ist dabei.",
      it: "Lavato dopo ogni noleggio; è incluso un sacco lenzuolo in microfibra.",
    },
  },
  [
    {
      name: { cs: "Spacák Paseka Léto", en: "Paseka Léto sleeping bag" },
      price: 80,
      deposit: 1000,
      look: "sky yellow snow 2",
      popularity: 280,
      attrs: { comfort: "12", material: "synthetic", weight: "0.9", gender: "unisex", terrain: "camp" },
      cs: [
        "Deka se zipem na teplé noci v kempu.",
        "Rozepnete ho na přikrývku pro dva. Pod deset stupňů budete litovat.",
      ],
      en: ["A zipped blanket for warm nights.", "Unzips into a quilt for two. Below ten degrees you will be sorry."],
    },
    {
      name: { cs: "Spacák Paseka Podzim", en: "Paseka Podzim sleeping bag" },
      price: 110,
      deposit: 1800,
      look: "brick sand ink 4",
      popularity: 410,
      attrs: { comfort: "3", material: "synthetic", weight: "1.5", gender: "unisex", terrain: "trek" },
      cs: [
        "Od května do října pokryje skoro všechno.",
        "Syntetika hřeje i vlhká. Kdo je zimomřivý, vezme o stupeň teplejší.",
      ],
      en: [
        "Covers almost everything from May to October.",
        "Synthetic fill warms even damp. If you feel the cold, go one warmer.",
      ],
    },
    {
      name: { cs: "Péřový spacák Lusen Sova", en: "Lusen Sova down bag" },
      price: 190,
      deposit: 5000,
      look: "navy orange ice 5",
      units: 4,
      attrs: { comfort: "-5", material: "down", weight: "1.1", gender: "unisex", terrain: "trek" },
      cs: [
        "Kilo a kousek, do mínus pěti.",
        "Sbalí se do velikosti bochníku. Chraňte ho před vlhkem, vodotěsný vak je v ceně.",
      ],
      en: [
        "A little over a kilo, down to minus five.",
        "Packs to the size of a loaf. Keep it dry: a dry bag is included.",
      ],
    },
    {
      name: { cs: "Péřový spacák Lusen Sýc zimní", en: "Lusen Sýc winter down bag" },
      price: 260,
      deposit: 8000,
      look: "ink red yellow 7",
      units: 2,
      season: "winter",
      attrs: { comfort: "-15", material: "down", weight: "1.6", gender: "unisex", terrain: "alpine" },
      cs: ["Na zimní bivak a chaty bez topení.", "Límec kolem ramen, kapsa na baterky. V dubnu v něm roztajete."],
      en: ["For winter bivouacs and unheated huts.", "A draught collar and a battery pocket. In April you will melt."],
    },
    {
      name: { cs: "Dětský spacák Sojka Housenka", en: "Sojka Housenka children's bag" },
      price: 80,
      deposit: 1000,
      look: "lime rose yellow 9",
      attrs: { comfort: "8", material: "synthetic", weight: "0.9", gender: "kids", terrain: "camp" },
      cs: ["Do 145 centimetrů, s kapsou na plyšáka.", "Dá se zkrátit šňůrkou, nohy pak nezebou v prázdnu."],
      en: [
        "Up to 145 centimetres, with a pocket for a cuddly toy.",
        "A cord shortens it, so feet don't freeze in empty space.",
      ],
    },
    {
      name: { cs: "Dámský spacák Bystrá Kukla", en: "Bystrá Kukla women's bag" },
      price: 130,
      deposit: 2500,
      look: "plum teal cream 6",
      attrs: { comfort: "0", material: "synthetic", weight: "1.4", gender: "women", terrain: "trek" },
      cs: [
        "Víc výplně u nohou a v bocích, kratší o deset centimetrů.",
        "Komfort měřený pro ženy, takže nula na štítku je opravdu nula.",
      ],
      en: [
        "More fill at feet and hips, ten centimetres shorter.",
        "Its comfort is measured for women, so zero means zero.",
      ],
    },
  ],
);

export const mats = family(
  {
    prefix: "MAT",
    kind: "sleeping-mat",
    curve: "small",
    range: "main+outdoor",
    season: "summer",
    categories: [175],
    units: 8,
  },
  [
    {
      name: { cs: "Karimatka Paseka Prkno", en: "Paseka Prkno foam mat" },
      price: 30,
      deposit: 300,
      look: "blue silver ink 0",
      attrs: { material: "foam", weight: "0.4", terrain: "trek", size_cm: "185" },
      cs: [
        "Obyčejná pěna, která se nemůže píchnout.",
        "Čtrnáct milimetrů. Do léta, pod nafukovačku v zimě a na sezení u ohně.",
      ],
      en: [
        "Plain foam that can't puncture.",
        "Fourteen millimetres: summer, under an air mat in winter, and by the fire.",
      ],
    },
    {
      name: { cs: "Samonafukovací karimatka Paseka Polštář", en: "Paseka Polštář self-inflating mat" },
      price: 60,
      deposit: 800,
      look: "green sand orange 2",
      popularity: 300,
      attrs: { material: "foam", weight: "1.1", terrain: "camp", size_cm: "190" },
      cs: [
        "Pět centimetrů pohodlí, otevřete ventil a je hotovo.",
        "Dofouknete třemi dechy. Do batohu je větší, do auta ideální.",
      ],
      en: [
        "Five centimetres of comfort: open the valve and wait.",
        "Three breaths to finish. Large for a backpack, ideal for a car.",
      ],
    },
    {
      name: { cs: "Nafukovací karimatka Lusen Obláček", en: "Lusen Obláček air mat" },
      price: 90,
      deposit: 2000,
      look: "yellow ink snow 4",
      attrs: { material: "nylon", weight: "0.5", terrain: "trek", size_cm: "183" },
      cs: [
        "Půl kila, devět centimetrů, izolace do mírného mrazu.",
        "Lehce šustí. Lepení je v obalu, jehličí dejte stranou.",
      ],
      en: [
        "Half a kilo, nine centimetres, insulated to light frost.",
        "It rustles a bit. A patch is in the bag; clear pine needles first.",
      ],
    },
    {
      name: { cs: "Dvoumatrace Paseka Postel", en: "Paseka Postel double mat" },
      price: 120,
      deposit: 2000,
      look: "cream brick pine 6",
      units: 4,
      attrs: { material: "polyester", weight: "3.9", terrain: "camp", size_cm: "200" },
      cs: [
        "Dvoulůžko do rodinného stanu, deset centimetrů vysoké.",
        "Nepropadá uprostřed, každý leží na svém. Pumpa je součástí.",
      ],
      en: ["A double bed for family tents, ten centimetres high.", "It doesn't sag in the middle. Pump included."],
    },
  ],
);
