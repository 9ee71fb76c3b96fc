import { family } from "./family";

export const boards = family(
  {
    prefix: "SNB",
    kind: "snowboard",
    curve: "winter",
    range: "main+skibike",
    season: "winter",
    categories: [121],
    sizeCode: "board_length",
    services: ["insurance", "waxing"],
    units: 5,
    attributes: { material: "wood" },
    guide: {
      cs: "### Jakou délku zvolit\n\nDeska má sahat mezi bradu a nos; rozhoduje ale hlavně váha. Do parku berte o 3–5 cm kratší, do prašanu delší. Vázání je v ceně, řekněte nám, kterou nohu dáváte dopředu – když nevíte, zjistíme to za deset vteřin.",
      en: "### Which length\n\nThe board should reach between chin and nose, but weight decides. Take 3–5 cm less for the park, more for powder. Bindings are included; tell us which foot leads – if you don't know, we find out in ten seconds.",
    },
  },
  [
    {
      name: "Krakon Kopýtko",
      price: 350,
      deposit: 3500,
      look: "yellow navy red 8",
      sizes: "139 144 149 154 159",
      popularity: 520,
      attrs: { level: "beginner", terrain: "piste", gender: "unisex", profile: "hybrid" },
      cs: [
        "Deska na první týden: hrany jsou nadzvednuté, takže nechytají.",
        "Kopýtko je měkké na zkrut a odpustí těžiště vzadu. Většina lidí na něm třetí den zatáčí na obě strany. Ve větší rychlosti se vlní, to už je čas na Loubek.",
      ],
      en: [
        "A board for the first week: lifted edges don't catch.",
        "Kopýtko twists softly and forgives weight on the back foot. Most people turn both ways by day three. At speed it flutters; time for a Loubek.",
      ],
    },
    {
      name: "Krakon Loubek",
      price: 390,
      deposit: 4500,
      look: "brick cream ink 5",
      sizes: "148 152 156 160 164",
      popularity: 430,
      attrs: { level: "intermediate", terrain: "allmountain", gender: "unisex", profile: "camber" },
      cs: [
        "Klasický camber na celou horu, od parku po stráň za lanovkou.",
        "Drží na tvrdém, odrazí se z malé hrany a nezradí v lese. Kdo přechází z měkké desky, potřebuje půl dne, než jí začne věřit.",
      ],
      en: [
        "Classic camber for the whole mountain.",
        "It holds on hardpack, pops off small lips and stays true in the trees. Coming from a soft board you need half a day to trust it.",
      ],
    },
    {
      name: "Krakon Loubek Wide",
      price: 390,
      deposit: 4500,
      look: "graphite lime snow 5",
      sizes: "156W 160W 164W",
      units: 3,
      attrs: { level: "intermediate", terrain: "allmountain", gender: "men", profile: "camber" },
      cs: [
        "Loubek pro boty od EU 44, špičky nedřou o sníh.",
        "O centimetr a půl širší ve středu. S menší nohou by se překlápěl líně, proto ho vydáváme jen k větším botám.",
      ],
      en: [
        "Loubek for boots from EU 44, no toe drag.",
        "A centimetre and a half wider in the middle. With small feet it turns lazily, so we only pair it with bigger boots.",
      ],
    },
    {
      name: "Bystrá Vlnka",
      price: 370,
      deposit: 4000,
      look: "lilac snow teal 10",
      sizes: "138 142 146 150",
      popularity: 350,
      attrs: { level: "intermediate", terrain: "allmountain", gender: "women", profile: "hybrid" },
      cs: [
        "Lehká dámská deska, která začíná zatáčku dřív než vy.",
        "Měkčí mezi vázáním, tužší na koncích: v pomalém oblouku poslouchá, v rychlejším nekličkuje. Sedí k menším botám do EU 41.",
      ],
      en: [
        "A light women's board that starts turning before you do.",
        "Softer between the bindings, stiffer at the ends: obedient when slow, steady when fast. Suits boots up to EU 41.",
      ],
    },
    {
      name: "Krakon Zábradlí",
      price: 370,
      deposit: 4000,
      look: "ink orange sky 7",
      sizes: "147 151 155 158",
      attrs: { level: "advanced", terrain: "park", gender: "unisex", profile: "flat" },
      cs: [
        "Do snowparku: plochá, symetrická, na hrany jí nezáleží.",
        "Na boxech stojí, na zábradlí klouže, dopady odpouští. Škrábance od překážek neúčtujeme. Na zledovatělé sjezdovce uberte.",
      ],
      en: [
        "For the park: flat, symmetrical, careless about its edges.",
        "Steady on boxes, slick on rails, forgiving on landings. Park scratches are free. On an icy piste go easy.",
      ],
    },
    {
      name: "Krakon Vlaštovka",
      price: 480,
      deposit: 6000,
      look: "pine sand orange 6",
      sizes: "152 158 164",
      units: 2,
      attrs: { level: "advanced", terrain: "freeride", gender: "unisex", profile: "rocker" },
      cs: [
        "Ocas do véčka, široká špička: prašan bez pálení stehen.",
        "V hlubokém sněhu se sama posadí a vy jen míříte. Na sjezdovku zpátky dojede, ale tam ji nikdo neměl na mysli. Máme jich pár, po sněžení volejte brzy.",
      ],
      en: [
        "A swallowtail with a wide nose: powder without burning thighs.",
        "In deep snow it sits back by itself and you just point. It gets you home on the piste, though nobody meant it for that. We have few; call early after snowfall.",
      ],
    },
    {
      name: "Krakon Řezák",
      price: 450,
      deposit: 5500,
      look: "red snow ink 9",
      sizes: "157 162 167",
      units: 3,
      attrs: { level: "expert", terrain: "piste", gender: "unisex", profile: "camber", material: "titanal" },
      cs: [
        "Carvingová deska pro ty, kdo kladou ruku na sníh.",
        "Dlouhá účinná hrana a plát titanalu. Ráno na manšestru zanechá rýhu, po obědě v boulích zanechá vás. Vázání montujeme pod strmými úhly, řekněte si.",
      ],
      en: [
        "A carving board for riders who touch the snow.",
        "A long effective edge and a sheet of titanal. It leaves a trench in morning corduroy and leaves you in the afternoon bumps. Ask for steep binding angles.",
      ],
    },
    {
      name: { cs: "Dětský snowboard Sojka Brko", en: "Sojka Brko children's snowboard" },
      price: 260,
      deposit: 2000,
      look: "sky yellow red 8",
      sizes: "100 110 120 130",
      categories: [121, 191],
      units: 4,
      attrs: { level: "beginner", terrain: "piste", gender: "kids", profile: "rocker" },
      shape: { length: 0.1 },
      cs: [
        "Měkké prkno s poutkem, za které dítě odtáhnete k vleku.",
        "Zvednuté hrany nechytí, vázání má dvě přezky a drží i sněhule. Od čtyř let, do 45 kilogramů.",
      ],
      en: [
        "A soft board with a leash for towing a child to the lift.",
        "Lifted edges don't catch; the bindings have two straps and even hold snow boots. From four years, up to 45 kilograms.",
      ],
    },
  ],
);
