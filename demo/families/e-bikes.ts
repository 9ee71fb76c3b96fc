import { family, type Family } from "./family";

const ebike: Pick<Family, "kind" | "curve" | "season" | "sizeCode" | "services" | "guide"> = {
  kind: "bike-ebike",
  curve: "summer",
  season: "summer",
  sizeCode: "frame_size",
  services: ["insurance", "cleaning"],
  guide: {
    cs: "### Dojezd a nabíjení\n\nDojezd počítáme na střední stupeň, osmdesát kilogramů a zvlněný terén. Na turbo v kopcích počítejte polovinu. Nabíječku a klíč od baterie dostanete s sebou, plné nabití trvá čtyři až pět hodin.\n\nZámek je u elektrokol v ceně.",
    en: "### Range and charging\n\nRanges assume the middle mode, eighty kilograms and rolling terrain. On turbo in hills expect half. Charger and battery key come along; a full charge takes four to five hours.\n\nA lock is included with e-bikes.",
    de: "### Reichweite und Laden\n\nReichweiten gelten für die mittlere Stufe, achtzig Kilogramm und hügeliges Gelände. Auf höchster Stufe bergauf rechnen Sie mit der Hälfte. Ladegerät und Schlüssel zum Akku sind dabei; voll laden dauert vier bis fünf Stunden.\n\nEin Schloss gehört zum E-Bike.",
    it: "### Autonomia e ricarica\n\nL'autonomia vale per il livello medio, ottanta chilogrammi e terreno ondulato. In turbo in salita contate la metà. Caricatore e chiave della batteria sono inclusi; una carica completa dura quattro o cinque ore.\n\nCon l'e-bike c'è un lucchetto.",
  },
};

const mountain = family(
  {
    ...ebike,
    prefix: "EM",
    categories: [145],
    range: "main+skibike",
    units: 4,
    attributes: { brakes: "hydraulic", gears: "1x12", material: "aluminium" },
  },
  [
    {
      name: "Větrník Vrchař 625",
      price: 890,
      deposit: 10000,
      look: "blue ink lime 4",
      sizes: "S M L XL",
      popularity: 690,
      attrs: {
        level: "beginner",
        terrain: "forest",
        gender: "unisex",
        travel: "120",
        battery: "625",
        reach: "85",
        weight: "23.5",
      },
      cs: [
        "Pevné horské elektrokolo, se kterým je Černá hora výlet, ne výkon.",
        "Motor 85 Nm se zapojuje hladce, žádné škubnutí při rozjezdu. Váží 23 kilo, do vlaku ho zvedejte ve dvou.",
      ],
      en: [
        "A hardtail e-bike that turns big climbs into outings.",
        "The 85 Nm motor comes in smoothly. At 23 kilos, lift it onto a train in pairs.",
      ],
    },
    {
      name: "Větrník Vrchař W 625",
      price: 890,
      deposit: 10000,
      look: "rose teal snow 3",
      sizes: "XS S M",
      popularity: 300,
      attrs: {
        level: "beginner",
        terrain: "forest",
        gender: "women",
        travel: "120",
        battery: "625",
        reach: "90",
        weight: "23.1",
      },
      cs: [
        "Nižší rám, měkčí vidlice, stejná baterie.",
        "Lehčí jezdkyně dojede o kousek dál, v praxi z Vrchlabí na Výrovku a zpátky s rezervou.",
      ],
      en: [
        "A lower frame, a softer fork, the same battery.",
        "Lighter riders get further: from Vrchlabí to the ridge and back with some to spare.",
      ],
    },
    {
      name: "Větrník Hřmot 750",
      price: 1190,
      deposit: 10000,
      look: "ink red sand 7",
      sizes: "S M L XL",
      shape: { full: true },
      popularity: 380,
      attrs: {
        level: "advanced",
        terrain: "trail",
        gender: "unisex",
        travel: "150",
        battery: "750",
        reach: "80",
        weight: "24.8",
      },
      cs: [
        "Celoodpružené na traily, které by se nahoru nevyplatily.",
        "Vyjedete třikrát tam, kde byste jinak jednou. Z kopce váha uklidňuje, v pomalých vracečkách ji musíte přesvědčit.",
      ],
      en: [
        "Full suspension for trails not worth climbing otherwise.",
        "You ride up three times instead of once. The weight calms it downhill and needs persuasion in slow switchbacks.",
      ],
    },
    {
      name: "Větrník Hřmot 750 karbon",
      price: 1490,
      deposit: 10000,
      look: "silver orange ink 9",
      sizes: "M L",
      units: 2,
      shape: { full: true },
      addedAgo: 20,
      attrs: {
        level: "expert",
        terrain: ["trail", "bikepark"],
        gender: "unisex",
        travel: "160",
        battery: "750",
        reach: "85",
        weight: "21.9",
        material: "carbon",
      },
      cs: [
        "O tři kila lehčí Hřmot pro ty, kdo jezdí rychle i bez motoru.",
        "Naše nejdražší kolo. Půjčujeme ho s plným pojištěním a technik vám nastaví tlumič na váhu.",
      ],
      en: [
        "A Hřmot three kilos lighter, for people fast without a motor.",
        "Our most expensive bike, rented with full cover, its shock set to your weight.",
      ],
    },
    {
      name: "Větrník Pohůnek 500",
      price: 790,
      deposit: 9000,
      look: "mint pine yellow 0",
      sizes: "S M L",
      attrs: {
        level: "beginner",
        terrain: "forest",
        gender: "unisex",
        travel: "100",
        battery: "500",
        reach: "65",
        weight: "22.4",
      },
      cs: [
        "Levnější elektro na půlden po lesních cestách.",
        "Menší baterie, ale na padesát kilometrů s rezervou. K vozíku si řekněte o držák, nasadíme ho zdarma.",
      ],
      en: [
        "A cheaper e-bike for half a day on forest roads.",
        "A smaller battery, still good for fifty kilometres. Ask for the trailer hitch, it is free.",
      ],
    },
  ],
);

const trek = family(
  {
    ...ebike,
    prefix: "ET",
    categories: [146],
    range: "everywhere",
    units: 4,
    attributes: { terrain: "path", brakes: "hydraulic", material: "aluminium", level: "beginner" },
  },
  [
    {
      name: "Větrník Nábřeží 500",
      price: 690,
      deposit: 9000,
      look: "teal silver cream 6",
      sizes: "S M L",
      popularity: 560,
      attrs: { gender: "unisex", battery: "500", reach: "90", weight: "24.2", gears: "1x9" },
      cs: [
        "Elektrokolo s nízkým nástupem na celodenní výlet podél řeky.",
        "Vzpřímený posed, odpružená sedlovka, brašna na nosiči. Nejčastěji si ho půjčují prarodiče, kteří nechtějí čekat na vnoučata nahoře.",
      ],
      en: [
        "A step-through e-bike for a day along the river.",
        "Upright seat, sprung post, a pannier on the rack. Mostly rented by grandparents unwilling to wait.",
      ],
    },
    {
      name: "Větrník Nábřeží 625",
      price: 790,
      deposit: 10000,
      look: "navy sand orange 2",
      sizes: "M L XL",
      popularity: 300,
      attrs: { gender: "unisex", battery: "625", reach: "120", weight: "25.1", gears: "1x10" },
      cs: [
        "Větší baterie a pánský rám, na stovku bez nabíjení.",
        "S brašnami a protivětrem počítejte osmdesát. Displej ukazuje dojezd poctivě, na rozdíl od některých.",
      ],
      en: [
        "A bigger battery for a hundred kilometres.",
        "With panniers and headwind count on eighty. The display is honest about it.",
      ],
    },
    {
      name: "Větrník Kurýr Cargo",
      price: 990,
      deposit: 10000,
      look: "yellow graphite red 5",
      sizes: "M",
      units: 1,
      range: "main",
      attrs: {
        terrain: "city",
        gender: "unisex",
        battery: "625",
        reach: "70",
        weight: "33.0",
        gears: "1x8",
        load: "180",
      },
      cs: [
        "Nákladní elektrokolo pro dvě děti nebo velký nákup.",
        "Lavička s pásy, pláštěnka, stojan, který unese i děti, co se vrtí. Půl hodiny na dvoře stačí, pak už nebudete chtít auto.",
      ],
      en: [
        "A cargo e-bike for two children or a week's shopping.",
        "A bench with belts, a rain cover, a stand for wriggling passengers. Half an hour in our yard and you won't want the car.",
      ],
    },
    {
      name: "Větrník Skládačka 20",
      price: 590,
      deposit: 8000,
      look: "orange ink ice 8",
      sizes: "M",
      range: "main",
      units: 3,
      shape: { small: true },
      attrs: { terrain: "city", gender: "unisex", battery: "360", reach: "50", weight: "18.9", gears: "1x7" },
      cs: [
        "Skládací elektrokolo do kufru a do vlaku.",
        "Složíte ho za patnáct vteřin, ukážeme jak. Na dlážděném náměstí drncá, na stezce jede překvapivě daleko.",
      ],
      en: [
        "A folding e-bike for car boots and trains.",
        "It folds in fifteen seconds. It rattles on cobbles and goes surprisingly far on paths.",
      ],
    },
  ],
);

export const eBikes = [...mountain, ...trek];
