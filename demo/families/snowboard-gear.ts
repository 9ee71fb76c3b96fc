import { family } from "./family";

export const splitboards = family(
  {
    prefix: "SPL",
    kind: "snowboard",
    curve: "winter",
    range: "main",
    season: "winter",
    categories: [123],
    sizeCode: "board_length",
    services: ["insurance"],
    units: 2,
    attributes: { material: "wood", terrain: "touring" },
  },
  [
    {
      name: "Krakon Rozpolť",
      price: 590,
      deposit: 9000,
      look: "teal orange snow 6",
      sizes: "154 159 164",
      attrs: { level: "advanced", gender: "unisex", profile: "hybrid" },
      cs: [
        "Splitboard s pásy a hřebeny, na první túry i týden v Rakousku.",
        "Přestavba trvá tři minuty, s rukavicemi pět. Ukážeme vám ji u nás a necháme vás to dvakrát zopakovat. Hůlky teleskopické jsou v ceně.",
      ],
      en: [
        "A splitboard with skins and crampons, for first tours or a week in Austria.",
        "Changing over takes three minutes, five with gloves. We show you and have you repeat it twice. Telescopic poles included.",
      ],
    },
    {
      name: "Krakon Rozpolť W",
      price: 590,
      deposit: 9000,
      look: "plum mint snow 3",
      sizes: "145 150",
      attrs: { level: "advanced", gender: "women", profile: "hybrid" },
      cs: [
        "Kratší a lehčí splitboard, vázání od EU 36.",
        "O čtyři sta gramů méně na desku, což se ve výstupu násobí každým krokem. Pásy se lepí bez fólie, drží i při mínus patnácti.",
      ],
      en: [
        "A shorter, lighter splitboard, bindings from EU 36.",
        "Four hundred grams less per board, multiplied by every step. The skins need no film and stick at minus fifteen.",
      ],
    },
  ],
);

export const boots = family(
  {
    prefix: "SNT",
    kind: "snowboard-boots",
    curve: "winter",
    range: "main+skibike",
    season: "winter",
    categories: [122],
    sizeCode: "shoe_size",
    services: ["insurance"],
    units: 5,
    attributes: { material: "synthetic", terrain: "allmountain" },
  },
  [
    {
      name: { cs: "Boty Krakon Tkanička", en: "Krakon Tkanička boots" },
      price: 200,
      deposit: 2000,
      look: "graphite yellow snow 1",
      sizes: "38 39 40 41 42 43 44 45 46 47",
      popularity: 310,
      attrs: { level: "beginner", gender: "unisex", flex: "4" },
      cs: [
        "Měkká bota s rychlošněrováním, nazujete ji za půl minuty.",
        "Spodek a vršek se stahují zvlášť, takže nárt nebolí. Po dvou dnech povolí o půl čísla, berte ji těsnější.",
      ],
      en: [
        "A soft boot with speed laces, on in half a minute.",
        "Lower and upper zones tighten apart, so your instep doesn't hurt. It gives half a size in two days; take it snug.",
      ],
    },
    {
      name: { cs: "Boty Krakon Kolečko", en: "Krakon Kolečko dial boots" },
      price: 250,
      deposit: 3000,
      look: "ink brick sand 4",
      sizes: "40 41 42 43 44 45 46",
      attrs: { level: "advanced", gender: "unisex", flex: "7" },
      cs: [
        "Tužší bota s kolečkem, povolíte ji na sedačce jedním škubnutím.",
        "Drží patu i při skocích. Lanka po každé sezoně měníme, kdyby povolilo, vyměníme botu na počkání.",
      ],
      en: [
        "A stiffer dial boot, released on the chairlift with one pull.",
        "Holds your heel on jumps. We renew the cables each season; should one slip, you get another boot at once.",
      ],
    },
    {
      name: { cs: "Dámské boty Bystrá Bačkůrka", en: "Bystrá Bačkůrka women's boots" },
      price: 220,
      deposit: 2500,
      look: "sand plum snow 2",
      sizes: "36 37 38 39 40 41",
      attrs: { level: "intermediate", gender: "women", flex: "5" },
      cs: [
        "Teplá, lehká a ne úplně měkká.",
        "Vlněná vložka, dvojité šněrování a podrážka, která neuklouzne na ledu před chatou. Ve vázání Vlnky sedí přesně.",
      ],
      en: [
        "Warm, light and not all soft.",
        "A wool liner, double lacing and a sole that won't slip on ice. Fits the Vlnka bindings exactly.",
      ],
    },
  ],
);
