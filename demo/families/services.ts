import type { Draft } from "../model";
import { family } from "./family";

/** A slope is near these branches, and a course of wild water near those. */
const slopes = ["vrchlabi", "spindl-svaty-petr", "liberec"];
const wildWater = ["praha-holesovice", "cesky-krumlov", "lipno"];

const lessons = family(
  {
    prefix: "INS",
    type: "virtual",
    chargedBy: "time",
    kind: "instructor",
    curve: "flat",
    range: "main+skibike",
    season: "winter",
    at: slopes,
    categories: [221],
    sizeCode: "lesson_time",
    units: 3,
  },
  [
    {
      name: { cs: "Instruktor lyžování, dvě hodiny denně", en: "Ski instructor, two hours a day" },
      sizes: "0900-cs 0900-en 1100-cs 1300-cs 1300-de",
      price: 1290,
      deposit: 0,
      look: "red snow ink 0",
      popularity: 410,
      attrs: { level: "beginner", terrain: "piste" },
      cs: [
        "Soukromá lekce pro jednoho nebo dva.",
        "Cena je za lekci, tedy dvě hodiny. Čas a jazyk si vyberete. Instruktor na vás čeká u vybrané pobočky. Skipas v ceně není; za špatného počasí termín přesuneme.",
      ],
      en: [
        "A private lesson for one or two.",
        "The price is per lesson of two hours. You choose time and language. The instructor meets you at the chosen branch. Lift pass not included; in bad weather we move the date.",
      ],
    },
    {
      name: { cs: "Dětská lyžařská školka na den", en: "Children's ski school, one day" },
      price: 990,
      deposit: 0,
      look: "yellow red sky 1",
      units: 8,
      popularity: 480,
      attrs: { level: "beginner", gender: "kids", terrain: "piste" },
      cs: [
        "Od čtyř let, nejvýš pět dětí na instruktora.",
        "Od 9 do 15 hodin, s obědem a čajem. Oblečení navíc vezměte do batůžku se jménem.",
      ],
      en: [
        "From four years, five children per instructor.",
        "9 am to 3 pm with lunch and tea. Pack spare clothes in a named bag.",
      ],
    },
    {
      name: { cs: "Lavinový kurz pro začátečníky", en: "Avalanche course for beginners" },
      price: 1490,
      deposit: 0,
      look: "teal orange ink 2",
      shape: { guide: true },
      range: "main+outdoor",
      attrs: { level: "beginner", terrain: "touring" },
      cs: [
        "Celý den v terénu s horským vůdcem.",
        "Hledání, kopání, čtení svahu. Vyhledávač, lopatu a sondu k němu máte půjčené bez příplatku.",
      ],
      en: [
        "A day in the field with a mountain guide.",
        "Searching, digging, reading slopes. Transceiver, shovel and probe included.",
      ],
    },
    {
      name: { cs: "Kurz eskymáka a divoké vody", en: "Kayak roll and white-water course" },
      price: 1390,
      deposit: 0,
      kind: "paddling-lesson",
      look: "blue lime snow 3",
      range: "main+outdoor",
      season: "summer",
      at: wildWater,
      attrs: { level: "intermediate", terrain: "whitewater" },
      cs: [
        "Dopoledne bazén, odpoledne slalomový kanál.",
        "Většina lidí zvedne první eskymák před obědem. Loď, neopren i přilba jsou v ceně.",
      ],
      en: [
        "A pool in the morning, a slalom course after lunch.",
        "Most people roll before noon. Boat, wetsuit and helmet included.",
      ],
    },
  ],
);

const workshop = family(
  {
    prefix: "SRV",
    type: "virtual",
    chargedBy: "piece",
    kind: "workshop",
    curve: "flat",
    range: "main+skibike",
    season: "winter",
    categories: [222],
    units: 12,
  },
  [
    {
      name: { cs: "Velký servis vašich lyží", en: "Full service of your skis" },
      price: 590,
      deposit: 0,
      look: "ink yellow snow 0",
      shape: { full: true },
      popularity: 300,
      attrs: {},
      cs: [
        "Oprava skluznice, broušení, vosk. Přes noc.",
        "Přineste do šesti večer, ráno od osmi jsou hotové. Hlubší díry nejdřív ukážeme a domluvíme se.",
      ],
      en: [
        "Base repair, edges, wax. Overnight.",
        "Bring them by six, collect from eight. Deep holes are shown to you first.",
      ],
    },
    {
      name: { cs: "Rychlý vosk a hrany", en: "Quick wax and edges" },
      price: 290,
      deposit: 0,
      look: "orange ink snow 1",
      attrs: {},
      cs: ["Na počkání, dvacet minut.", "Když doma visely od března. Zvládneme i snowboard."],
      en: ["While you wait, twenty minutes.", "For skis that hung since March. Snowboards too."],
    },
    {
      name: { cs: "Seřízení kola před sezonou", en: "Bike tune-up" },
      price: 690,
      deposit: 0,
      look: "green snow ink 2",
      shape: { bike: true },
      season: "summer",
      attrs: {},
      cs: ["Brzdy, převody, středění, umytí.", "Díly účtujeme zvlášť a předem zavoláme. V dubnu se objednávejte dřív."],
      en: ["Brakes, gears, wheels, a wash.", "Parts are charged separately after a call. Book early in April."],
    },
  ],
);

const onVoucher: Draft["written"] = [
  {
    option_id: "recipient",
    title: { cs: "Jméno na poukazu", en: "Name on the voucher", de: "Name auf dem Gutschein", it: "Nome sul buono" },
    type: "field",
    max_characters: 40,
  },
  {
    option_id: "wrapping",
    title: { cs: "Jak ho předáte", en: "How you give it", de: "So wird er überreicht", it: "Come lo consegni" },
    type: "drop_down",
    is_require: true,
    values: [
      {
        option_type_id: 1,
        title: { cs: "PDF e-mailem", en: "PDF by e-mail", de: "PDF per E-Mail", it: "PDF via e-mail" },
      },
      {
        option_type_id: 2,
        title: {
          cs: "Vytištěný, zabalený do starého pásu",
          en: "Printed, wrapped in an old climbing skin",
          de: "Gedruckt, in ein altes Steigfell gewickelt",
          it: "Stampato, avvolto in una vecchia pelle",
        },
        price: 90,
      },
    ],
  },
];

const vouchers = family(
  {
    prefix: "VCH",
    type: "virtual",
    chargedBy: "piece",
    kind: "voucher",
    curve: "flat",
    range: "everywhere",
    season: "all-year",
    categories: [223],
    units: 99,
  },
  [
    {
      name: { cs: "Dárkový poukaz 1 000 Kč", en: "Gift voucher 1,000 Kč" },
      price: 1000,
      deposit: 0,
      look: "red yellow snow 0",
      written: onVoucher,
      popularity: 390,
      attrs: {},
      cs: [
        "Přijde e-mailem jako PDF, platí rok.",
        "Uplatníte ho v kterékoli naší půjčovně i v e-shopu. Když nevyčerpáte vše, zbytek zůstává.",
      ],
      en: [
        "A PDF by e-mail, valid for a year.",
        "Use it in any of our shops or online. What you don't spend stays on it.",
      ],
    },
    {
      name: { cs: "Dárkový poukaz 2 500 Kč", en: "Gift voucher 2,500 Kč" },
      price: 2500,
      deposit: 0,
      look: "navy snow yellow 1",
      written: onVoucher,
      attrs: {},
      cs: ["Zhruba týden na lyžích pro jednoho.", "Na přání vytiskneme a zabalíme do starého pásu ze skialpů."],
      en: ["Roughly a week of skiing for one.", "On request printed and wrapped in an old climbing skin."],
    },
  ],
);

const along = (...places: [name: string, lat: number, lon: number][]): Draft["route"] =>
  places.map(([name, lat, lon]) => ({ name, lat, lon }));

const guides = family(
  {
    prefix: "GPX",
    type: "downloadable",
    kind: "guide-book",
    curve: "flat",
    range: "everywhere",
    season: "all-year",
    categories: [224],
    units: 99,
  },
  [
    {
      name: { cs: "GPX průvodce Jizerská magistrála", en: "GPX guide to the Jizera trail" },
      price: 99,
      deposit: 0,
      look: "blue snow red 0",
      popularity: 220,
      route: along(
        ["Bedřichov", 50.7919, 15.1418],
        ["Nová Louka", 50.8173, 15.1542],
        ["Kristiánov", 50.8176, 15.1772],
        ["Knajpa", 50.8306, 15.2222],
        ["Smědava", 50.8411, 15.267],
        ["Jizerka", 50.8196, 15.3446],
      ),
      attrs: { terrain: "track" },
      cs: [
        "Osm okruhů na běžky od 9 do 45 km.",
        "Se zastávkami, kde v zimě opravdu otevírají, a s parkovišti, která v deset ještě nejsou plná.",
      ],
      en: [
        "Eight cross-country loops of 9 to 45 km.",
        "With huts that really open in winter and car parks not yet full at ten.",
      ],
    },
    {
      name: { cs: "GPX průvodce Skialpy v Krkonoších", en: "GPX guide to touring in the Krkonoše" },
      price: 149,
      deposit: 0,
      look: "orange pine snow 1",
      route: along(
        ["Pec pod Sněžkou", 50.6925, 15.7337],
        ["Výrovka", 50.718, 15.6745],
        ["Luční bouda", 50.7343, 15.6973],
        ["Růžohorky", 50.7193, 15.7581],
      ),
      attrs: { terrain: "touring" },
      cs: [
        "Dvanáct túr jen po povolených trasách.",
        "U každé je sklon, orientace a poznámka, kdy tam nejezdit. Aktualizujeme každý podzim.",
      ],
      en: [
        "Twelve tours on permitted routes only.",
        "Each with slope angle, aspect and when to stay away. Updated every autumn.",
      ],
    },
    {
      name: { cs: "GPX průvodce Vltava z Vyššího Brodu", en: "GPX guide to the upper Vltava" },
      price: 99,
      deposit: 0,
      look: "teal sand red 2",
      route: along(
        ["Vyšší Brod", 48.6157, 14.3117],
        ["Rožmberk nad Vltavou", 48.6554, 14.3664],
        ["Český Krumlov", 48.8109, 14.3152],
        ["Zlatá Koruna", 48.8547, 14.3708],
        ["Boršov nad Vltavou", 48.922, 14.4331],
      ),
      attrs: { terrain: "river" },
      cs: ["Čtyři dny po řece, jez po jezu.", "Kde se přenáší, kde je šlajsna a kde mají poslední teplé jídlo."],
      en: ["Four days on the river, weir by weir.", "Where to carry, where to shoot and where the last hot meal is."],
    },
    {
      name: { cs: "GPX průvodce Singltreky pod Smrkem", en: "GPX guide to the Smrk singletracks" },
      price: 99,
      deposit: 0,
      look: "green ink yellow 3",
      route: along(
        ["Nové Město pod Smrkem", 50.9248, 15.2296],
        ["Lázně Libverda", 50.8906, 15.1899],
        ["Hubertka", 50.889, 15.226],
      ),
      attrs: { terrain: "trail" },
      cs: [
        "Okruhy podle obtížnosti a času.",
        "Seřazené tak, abyste skončili u jídla. Popis zrádných míst, žádná videa.",
      ],
      en: ["Loops by difficulty and time.", "Ordered so that you finish near food. Tricky spots described, no videos."],
    },
    {
      name: { cs: "GPX průvodce Šumava s dětským vozíkem", en: "GPX guide to Šumava with a trailer" },
      price: 99,
      deposit: 0,
      look: "yellow pine sand 4",
      route: along(
        ["Modrava", 49.0254, 13.4978],
        ["Antýgl", 49.0634, 13.5158],
        ["Srní", 49.0838, 13.4792],
        ["Prášily", 49.1058, 13.3773],
      ),
      attrs: { terrain: "path", gender: "kids" },
      cs: ["Deset výletů bez závor a schodů.", "S hřišti, stínem a místy, kde se dá přebalit."],
      en: ["Ten rides without gates or steps.", "With playgrounds, shade and places to change a nappy."],
    },
  ],
);

export const services = [...lessons, ...workshop, ...vouchers, ...guides];
