import { family } from "./family";

export const kidsSki = family(
  {
    prefix: "KSK",
    kind: "ski-alpine",
    curve: "winter",
    range: "main+skibike",
    season: "winter",
    categories: [191],
    sizeCode: "ski_length",
    services: ["binding", "insurance"],
    units: 8,
    shape: { child: true, length: 0.2 },
    attributes: { gender: "kids", terrain: "piste" },
    guide: {
      cs: "### Délka pro dítě\n\nZačátečníkům po bradu, těm, kdo jezdí sami z modré, po nos. Kratší lyže se lépe otáčí, delší jede klidněji. Když během sezony povyroste, jednou vyměníme zdarma.",
      en: "### Length for a child\n\nTo the chin for beginners, to the nose for those who ski blues alone. One free change as they grow.",
      de: "### Länge für Kinder\n\nBis zum Kinn für Anfänger, bis zur Nase, wer blaue Pisten allein fährt. Ein Tausch ist frei, wenn das Kind wächst.",
      it: "### Lunghezza per i bambini\n\nAl mento per i principianti, al naso per chi scende da solo le blu. Un cambio è gratuito man mano che crescono.",
    },
  },
  [
    {
      name: { cs: "Dětské lyže Sojka Pirueta", en: "Sojka Pirueta children's skis" },
      price: 190,
      deposit: 1500,
      look: "red yellow snow 8",
      sizes: "70 80 90 100 110 120",
      written: [
        {
          option_id: "label",
          title: { cs: "Jméno na lyžích", en: "Name on the skis", de: "Name auf den Ski", it: "Nome sugli sci" },
          type: "field",
          max_characters: 12,
          price: 29,
        },
      ],
      popularity: 820,
      addedAgo: 50,
      attrs: { level: "beginner", material: "composite" },
      cs: [
        "První lyže od tří let. Lehké, krátké a veselé.",
        "Vázání zacvakne i dítě o patnácti kilech. Špičky jsou zvednuté, takže se lyže tolik nekříží. Hůlky zatím nechte doma.",
      ],
      en: [
        "First skis from three years: light, short, cheerful.",
        "Even a fifteen-kilo child clicks in. A raised tip keeps the skis from crossing so often. Leave poles at home for now.",
      ],
    },
    {
      name: { cs: "Dětské lyže Sojka Šipka", en: "Sojka Šipka children's skis" },
      price: 220,
      deposit: 2000,
      look: "navy orange sky 1",
      sizes: "110 120 130 140 150",
      popularity: 640,
      attrs: { level: "intermediate", material: "wood" },
      cs: [
        "Pro děti, které už jezdí samy a chtějí rychleji.",
        "Dřevěné jádro a skutečné hrany. Řeže oblouky jako velká, jen s polovičním odporem.",
      ],
      en: [
        "For children who ski alone and want to go faster.",
        "A wooden core and real edges. Carves like a grown-up ski with half the resistance.",
      ],
    },
    {
      name: { cs: "Dětské lyže Kamzík Twin", en: "Kamzík Twin children's skis" },
      price: 240,
      deposit: 2000,
      look: "lime ink rose 7",
      sizes: "120 130 140 150",
      units: 4,
      attrs: { level: "advanced", terrain: ["park", "allmountain"], material: "wood" },
      cs: [
        "Twintip pro malé skokany.",
        "Na zem se vrací dopředu i dozadu. Rodičům doporučujeme k nim přilbu a pevné nervy.",
      ],
      en: [
        "A twin tip for little jumpers.",
        "Lands forwards and backwards. Parents need a helmet for it and steady nerves.",
      ],
    },
    {
      name: { cs: "Dětské lyžařské boty Skalka Brouček", en: "Skalka Brouček children's boots" },
      // Boots alone have no bindings to set.
      categories: [191, 110],
      price: 130,
      deposit: 1000,
      look: "sky red snow 2",
      kind: "ski-boots",
      sizeCode: "boot_size",
      sizes: "165 175 185 195 205 215 225",
      popularity: 560,
      attrs: { level: "beginner", flex: "40", material: "plastic" },
      cs: [
        "Jedna přezka do velikosti 19,5, dvě od 20,5.",
        "Měkký jazyk, široké hrdlo: nazujete je dítěti dřív, než se urazí. Měřte chodidlo, ne boty z loňska.",
      ],
      en: [
        "One buckle up to 19.5, two from 20.5.",
        "A soft tongue and wide throat: on before the child takes offence. Measure the foot, not last year's boots.",
      ],
    },
    {
      name: { cs: "Juniorské boty Skalka Žabka 60", en: "Skalka Žabka 60 junior boots" },
      // Boots alone have no bindings to set.
      categories: [191, 110],
      price: 160,
      deposit: 1500,
      look: "green ink snow 5",
      kind: "ski-boots",
      sizeCode: "boot_size",
      sizes: "215 220 225 230 235 240 245",
      attrs: { level: "intermediate", flex: "60", material: "plastic" },
      cs: [
        "Třípřezkové boty pro školáky, co jezdí celý den.",
        "Podpora v holeni jako u dospělých, ale s tuhostí, kterou desetileté nohy ohnou.",
      ],
      en: [
        "Three-buckle boots for schoolchildren out all day.",
        "Adult support at the shin with a flex ten-year-old legs can bend.",
      ],
    },
  ],
);

export const sledges = family(
  {
    prefix: "SLG",
    kind: "sledge",
    curve: "small",
    range: "everywhere",
    season: "winter",
    categories: [192],
    units: 6,
    attributes: { terrain: "slope" },
  },
  [
    {
      name: { cs: "Sáňky Borůvka Ohýbané", en: "Borůvka bentwood sledge" },
      price: 120,
      deposit: 1000,
      look: "sand red ink 0",
      popularity: 450,
      attrs: { gender: "unisex", material: "wood", weight: "5.5", load: "120", size_cm: "100" },
      cs: [
        "Bukové sáně s popruhovým sedákem, na jakých jezdili prarodiče.",
        "Kovové skluznice před výdejem leštíme, na umrzlé cestě letí. Zatáčí se nohou a výkřikem.",
      ],
      en: [
        "Beech sledge with a webbing seat, as your grandparents rode.",
        "We sand the steel runners; on a frozen lane it flies. Steer with a foot and a shout.",
      ],
    },
    {
      name: { cs: "Sáňky Borůvka s opěrkou", en: "Borůvka toddler sledge" },
      price: 130,
      deposit: 1000,
      look: "cream blue red 1",
      shape: { backrest: true },
      attrs: { gender: "kids", material: "wood", weight: "5.9", load: "60", size_cm: "90" },
      cs: [
        "Pro nejmenší: opěrka, pás a tažná tyč místo provázku.",
        "S tyčí sáně z kopce nepředběhnou toho, kdo je táhne. Deka do nich patří vlastní.",
      ],
      en: [
        "For toddlers: backrest, belt and a tow bar.",
        "With a bar the sledge won't overtake whoever pulls. Bring your own blanket.",
      ],
    },
    {
      name: { cs: "Závodní sáně Kamzík Rohačky", en: "Kamzík Rohačky steering sledge" },
      price: 220,
      deposit: 3000,
      look: "ink orange sand 5",
      range: "main+skibike",
      units: 4,
      attrs: { gender: "unisex", material: "wood", weight: "8.2", load: "150", size_cm: "122", level: "advanced" },
      cs: [
        "Rohačky na sáňkařské dráhy, řídí se náklonem.",
        "Skluznice zkosené pod úhlem drží i v ledové zatáčce. Na dráze povinná přilba, půjčíme ji k nim.",
      ],
      en: [
        "A flexible sledge for toboggan runs, steered by leaning.",
        "Angled runners hold in icy bends. Helmets are mandatory on runs; we lend one.",
      ],
    },
    {
      name: { cs: "Boby Borůvka Kapka", en: "Borůvka Kapka bobsleigh" },
      price: 90,
      deposit: 800,
      look: "red yellow ink 0",
      kind: "bobsleigh",
      popularity: 390,
      attrs: { gender: "kids", material: "plastic", weight: "3.4", load: "80", size_cm: "88" },
      cs: [
        "Plastové boby s brzdou na každé straně.",
        "Zatáčí tam, kde zabrzdíte. Provázek se sám navíjí, nikdo o něj nezakopne.",
      ],
      en: ["A plastic bob with a brake on each side.", "It turns where you brake. The cord rewinds by itself."],
    },
    {
      name: { cs: "Řiditelné boby Kamzík Volant", en: "Kamzík Volant steerable bob" },
      price: 160,
      deposit: 1500,
      look: "blue orange snow 6",
      kind: "bobsleigh",
      units: 4,
      attrs: { gender: "kids", material: "plastic", weight: "7.0", load: "100", size_cm: "118" },
      cs: [
        "Volant, odpružená lyže vpředu, nožní brzda.",
        "Od pěti let sám, od tří s rodičem. Do hlubokého sněhu se boří, potřebuje ujetou stopu.",
      ],
      en: [
        "A wheel, a sprung ski in front, a foot brake.",
        "Alone from five, with a parent from three. It sinks in deep snow and wants a packed track.",
      ],
    },
  ],
);
