import { family } from "./family";

const helmets = family(
  {
    prefix: "HBK",
    kind: "helmet-bike",
    curve: "small",
    range: "everywhere",
    season: "summer",
    categories: [151],
    sizeCode: "helmet_size",
    units: 8,
    attributes: { material: "plastic" },
  },
  [
    {
      name: { cs: "Přilba Skalka Vánek", en: "Skalka Vánek helmet" },
      price: 60,
      deposit: 700,
      look: "snow blue red 0",
      sizes: "S M L",
      popularity: 380,
      attrs: { gender: "unisex", terrain: "path", weight: "0.28" },
      cs: [
        "Lehká přilba na stezky a silnici.",
        "Devatenáct větracích otvorů a síťka proti hmyzu vpředu. Polstrování po každém půjčení pereme.",
      ],
      en: [
        "A light helmet for paths and roads.",
        "Nineteen vents and an insect net in front. Pads are washed after every rent.",
      ],
    },
    {
      name: { cs: "Přilba Skalka Kořen", en: "Skalka Kořen trail helmet" },
      price: 80,
      deposit: 1000,
      look: "pine orange ink 3",
      sizes: "S M L",
      attrs: { gender: "unisex", terrain: "trail", weight: "0.39" },
      cs: [
        "Hlubší trailová přilba, která chrání i týl.",
        "Kšilt zvednete, pod něj schováte brýle. Vložka proti rotačnímu nárazu.",
      ],
      en: [
        "A deeper trail helmet that covers the back of the head.",
        "The peak lifts to park goggles. With a rotational impact liner.",
      ],
    },
    {
      name: { cs: "Integrální přilba Skalka Brána", en: "Skalka Brána full-face helmet" },
      price: 140,
      deposit: 2500,
      look: "ink red lime 7",
      sizes: "M L",
      units: 4,
      range: "main+skibike",
      attrs: { gender: "unisex", terrain: "bikepark", weight: "0.95" },
      cs: [
        "Do bikeparku: brada krytá, vzduchu dost.",
        "Do kopce v ní nešlapejte, uvaříte se. Sedí pod všechny naše brýle.",
      ],
      en: ["For bike parks: chin covered, plenty of air.", "Don't pedal uphill in it. Fits all our goggles."],
    },
    {
      name: { cs: "Dětská přilba Sojka Kuklička", en: "Sojka Kuklička children's helmet" },
      price: 50,
      deposit: 500,
      look: "yellow teal rose 9",
      sizes: "XS S",
      categories: [151, 193],
      popularity: 310,
      shape: { child: true },
      attrs: { gender: "kids", terrain: "path", weight: "0.25" },
      cs: [
        "Dětská přilba s rovným týlem, v sedačce nepřekáží.",
        "Vzadu je plochá, takže hlavu ve vozíku netlačí dopředu. Blikačka v kolečku.",
      ],
      en: [
        "A children's helmet with a flat back for seats and trailers.",
        "It won't push the head forward. A light sits in the dial.",
      ],
    },
  ],
);

const gear = family(
  {
    prefix: "BG",
    kind: "bike-bag",
    curve: "small",
    range: "everywhere",
    season: "summer",
    categories: [153],
    units: 5,
    attributes: { terrain: "path", material: "nylon" },
  },
  [
    {
      name: { cs: "Brašny na nosič Paseka Pár 40", en: "Paseka Pár 40 panniers" },
      price: 90,
      deposit: 1500,
      look: "orange graphite snow 0",
      attrs: { volume: "40", weight: "1.7" },
      popularity: 210,
      cs: [
        "Dvě rolovací brašny, do kterých nenaprší.",
        "Háčky sedí na všechny naše nosiče i na většinu cizích. Celkem čtyřicet litrů, dvacet kilogramů.",
      ],
      en: [
        "Two roll-top panniers that keep rain out.",
        "The hooks fit our racks and most others. Forty litres, twenty kilograms in all.",
      ],
    },
    {
      name: { cs: "Bikepackingová sada Paseka Stopař", en: "Paseka Stopař bikepacking set" },
      price: 140,
      deposit: 2500,
      look: "ink lime sand 1",
      units: 3,
      attrs: { volume: "28", weight: "1.2", terrain: "gravel" },
      cs: [
        "Podsedlová, rámová a na řídítka: kolo bez nosiče.",
        "Sedí na gravel i horské kolo. Popruhy dotáhněte po prvním kilometru, pak už drží.",
      ],
      en: [
        "Seat, frame and bar bags for bikes without a rack.",
        "Fits gravel and mountain bikes. Retighten after the first kilometre.",
      ],
    },
    {
      name: { cs: "Brašna na řídítka Paseka Svačina", en: "Paseka Svačina bar bag" },
      price: 50,
      deposit: 600,
      look: "brick cream ink 3",
      attrs: { volume: "7", weight: "0.6" },
      cs: ["Sedm litrů na foťák, svačinu a mapu.", "Odcvakne se jedním pohybem a je z ní taška přes rameno."],
      en: ["Seven litres for camera, snack and map.", "Clicks off and turns into a shoulder bag."],
    },
    {
      name: { cs: "Zámek Orlík Závora", en: "Orlík Závora U-lock" },
      price: 40,
      deposit: 800,
      look: "ink yellow silver 0",
      kind: "bike-lock",
      categories: [152],
      attrs: { weight: "1.4", material: "steel", terrain: "city" },
      units: 10,
      cs: [
        "Podkova s držákem na rám.",
        "Nejpevnější zámek, který půjčujeme. Provlékněte zadní kolo i rám, jinak chrání jen stojan.",
      ],
      en: [
        "A U-lock with a frame mount.",
        "Our strongest. Pass it through rear wheel and frame, or it protects only the rack.",
      ],
    },
    {
      name: { cs: "Zámek Orlík Had 180", en: "Orlík Had 180 cable lock" },
      price: 30,
      deposit: 400,
      look: "teal ink snow 2",
      kind: "bike-lock",
      categories: [152],
      attrs: { weight: "0.8", material: "steel", size_cm: "180" },
      units: 10,
      cs: ["Dlouhé lanko na dvě kola a vozík.", "K občerstvení stačí, na celou noc ve městě ne."],
      en: ["A long cable for two bikes and a trailer.", "Good for a coffee stop, not for a night in town."],
    },
  ],
);

export const bikeGear = [...helmets, ...gear];
