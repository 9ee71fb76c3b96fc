import { family } from "./family";

export const touringSkis = family(
  {
    prefix: "TS",
    kind: "ski-touring",
    curve: "winter",
    range: "main+outdoor",
    season: "winter",
    categories: [107],
    sizeCode: "ski_length",
    services: ["binding", "insurance"],
    units: 4,
    attributes: { terrain: "touring" },
    guide: {
      cs: "### Délka a co je v ceně\n\nNa túru berte lyži o 5–10 cm kratší, než jste sami. V ceně jsou pásy přiříznuté na daný pár, stoupací hřebeny půjčíme zdarma. Vázání je pinové: potřebujete k němu skialpové boty.",
      en: "### Length and what is included\n\nFor touring take a ski 5–10 cm below your height. Skins cut to the pair are included, ski crampons are lent for free. Bindings are pin ones: you need touring boots.",
      de: "### Länge und was dabei ist\n\nFür Touren nehmen Sie einen Ski 5–10 cm unter der Körpergröße. Auf das Paar zugeschnittene Felle sind dabei, Harscheisen leihen wir kostenlos. Die Bindungen sind Pin-Bindungen: Sie brauchen Tourenschuhe.",
      it: "### Lunghezza e cosa è compreso\n\nPer lo scialpinismo prendete uno sci 5–10 cm più corto della vostra altezza. Le pelli tagliate su misura sono comprese, i rampant li prestiamo gratis. Gli attacchi sono a perni: servono scarponi da scialpinismo.",
    },
  },
  [
    {
      name: "Lusen Hřebenovka 84",
      price: 450,
      deposit: 7000,
      look: "orange ink snow 5",
      sizes: "156 163 170 177",
      popularity: 460,
      related: ["TB-101", "AVA-101"],
      attrs: { level: "intermediate", gender: "unisex", waist: "84", weight: "2.5", material: "wood" },
      cs: [
        "První skialpy na Krkonoše a Jeseníky: nahoru bez dřiny, dolů bez strachu.",
        "Dva a půl kila na pár je váha, se kterou zvládnete Sněžku i bez tréninku. Na zmrzlém sjezdu drží víc, než byste od lehké lyže čekali. V hlubokém sněhu se hůř otáčí.",
      ],
      en: [
        "First touring skis for the Krkonoše: up without slaving, down without fear.",
        "At two and a half kilos per pair you reach Sněžka untrained. On a frozen descent they hold better than light skis should. In deep snow they are harder to turn.",
      ],
    },
    {
      name: "Lusen Hřebenovka 84 W",
      price: 450,
      deposit: 7000,
      look: "mint plum snow 5",
      sizes: "149 156 163",
      attrs: { level: "intermediate", gender: "women", waist: "84", weight: "2.3", material: "wood" },
      cs: [
        "Stejná lyže, kratší délky a o stupeň měkčí patka.",
        "Nejde o růžový lak: posunutý střed a lehčí jádro dávají smysl do šedesáti kilogramů. Pásy lepí i pod nulou, ale noste je pod bundou.",
      ],
      en: [
        "The same ski, shorter lengths and a softer tail.",
        "Not a matter of pink paint: a shifted centre and lighter core make sense below sixty kilograms. The skins stick below zero, still carry them under your jacket.",
      ],
    },
    {
      name: "Lusen Žleb 95",
      price: 520,
      deposit: 8000,
      look: "navy lime snow 7",
      sizes: "164 172 180",
      attrs: { level: "advanced", gender: "unisex", waist: "95", weight: "3.0", material: "wood" },
      cs: [
        "Pro ty, kdo šlapou kvůli sjezdu.",
        "Širší špička unese i neujetý alpský sníh a žlaby o čtyřiceti stupních ji nerozhodí. Na celodenní přechod bychom sáhli po lehčí Hřebenovce.",
      ],
      en: [
        "For people who climb for the descent.",
        "The wide tip carries unskied alpine snow and forty-degree gullies don't upset it. For an all-day traverse we would take the lighter Hřebenovka.",
      ],
    },
    {
      name: "Lusen Vrchol 70 Race",
      price: 490,
      deposit: 9000,
      look: "snow red ink 9",
      sizes: "155 162",
      units: 2,
      attrs: { level: "expert", gender: "unisex", waist: "70", weight: "1.6", material: "carbon" },
      cs: [
        "Osm set gramů na nohu. Na závody a rychlé ranní výstupy.",
        "Karbon je cítit hlavně nahoru. Dolů chtějí čistou techniku, začátečníkovi je nevydáme. Pásy s předním úchytem odtrhnete bez sundání lyží.",
      ],
      en: [
        "Eight hundred grams a foot. For races and quick dawn ascents.",
        "Carbon is felt on the way up. On the way down you need technique; we don't hand them to beginners. Front-release skins come off without removing the skis.",
      ],
    },
    {
      name: "Javor Průsmyk 89",
      price: 470,
      deposit: 7000,
      look: "sand navy red 3",
      sizes: "161 168 175 182",
      addedAgo: 9,
      attrs: { level: "advanced", gender: "unisex", waist: "89", weight: "2.7", material: "wood" },
      cs: [
        "Novinka od Javoru: sjezdová lyže, která zhubla.",
        "Titanal jen pod vázáním, zbytek dřevo. Jede jistě i po rozježděné sjezdovce, takže se hodí, když den začnete lanovkou a skončíte po svých.",
      ],
      en: [
        "New from Javor: an alpine ski that lost weight.",
        "Titanal only underfoot, wood elsewhere. Sure-footed on cut-up pistes too, good for days that begin on a lift and end on foot.",
      ],
    },
  ],
);
