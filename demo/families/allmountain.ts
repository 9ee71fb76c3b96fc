import { lengthGuide, ski } from "./alpine-common";
import { family } from "./family";

export const allmountain = family({ ...ski, prefix: "AM", categories: [102], guide: lengthGuide }, [
  {
    name: "Javor Hřeben 78",
    price: 390,
    deposit: 4000,
    look: "red ink snow 0",
    sizes: "150 156 162 168 174 180",
    popularity: 980,
    addedAgo: 40,
    related: ["SB-103", "POL-101", "HLM-101"],
    attrs: { level: "advanced", terrain: "allmountain", gender: "unisex", waist: "78", radius: "15.5", material: "titanal" },
    cs: [
      "Jedny lyže na celý týden: ráno drží na manšestru, odpoledne se nebojí hrbolů.",
      "Hřeben je nejpůjčovanější lyže, kterou máme, a vrací se nám pro ni stejní lidé. Dva plátky titanalu drží hranu i na ledu v Peci, přitom špička odpustí, když si v rozježděném sněhu sednete dozadu. Nehodí se úplným začátečníkům – v malé rychlosti je znát, že chce být vedena.",
    ],
    en: [
      "One pair for the whole week: it grips corduroy in the morning and shrugs off bumps after lunch.",
      "Hřeben is our most rented ski and the same people come back for it. Two titanal sheets hold an edge on ice, yet the tip forgives a lazy stance in chopped snow. Not for first-timers: at low speed you feel that it wants to be steered.",
    ],
  },
  {
    name: "Javor Hřeben 84 Ti",
    price: 450,
    deposit: 5000,
    look: "navy yellow snow 5",
    sizes: "163 170 177 184",
    popularity: 640,
    attrs: { level: "expert", terrain: "allmountain", gender: "unisex", waist: "84", radius: "17.2", material: "titanal" },
    cs: [
      "Širší a tužší Hřeben pro ty, kdo jezdí rychle a nezajímá je, co je pod nimi.",
      "Oproti osmasedmdesátce má o šest milimetrů víc pod botou a o poznání tužší patku. V dlouhém oblouku se skoro nehne. Pod 75 kilogramů nebo v krátkých smycích v ní bude víc práce než radosti, vezměte raději užší verzi.",
    ],
    en: [
      "A wider, stiffer Hřeben for people who ski fast and don't care what lies below.",
      "Six millimetres wider than the 78 and noticeably stiffer in the tail. In a long turn it hardly moves. Below 75 kilograms, or in short skidded turns, it is more work than fun; take its narrow sister.",
    ],
  },
  {
    name: "Bystrá Jitřenka 76",
    price: 380,
    deposit: 4000,
    look: "plum rose cream 4",
    sizes: "145 151 157 163",
    popularity: 720,
    addedAgo: 60,
    attrs: { level: "intermediate", terrain: "allmountain", gender: "women", waist: "76", radius: "13.8", material: "wood" },
    cs: [
      "Lehká dámská lyže, která zatáčí už od první zatáčky a nevyčerpá vás do oběda.",
      "Jádro z paulovnie ušetří na páru půl kila, poznáte to na vleku i při nošení od auta. Jitřenka se ochotně stáčí v malé rychlosti a s jistotou pak přidá. Na zmrzlé sjezdovce po čtvrté hodině už bývá neklidná.",
    ],
    en: [
      "A light women's ski that turns from the first turn and leaves you fresh for lunch.",
      "The paulownia core saves half a kilo per pair; you notice it on the drag lift and on the walk from the car. Jitřenka turns willingly at low speed and grows with you. On frozen pistes after four o'clock it gets nervous.",
    ],
  },
  {
    name: "Bystrá Polednice 82",
    price: 430,
    deposit: 4500,
    look: "teal ink yellow 7",
    sizes: "152 158 164 170",
    popularity: 410,
    attrs: { level: "advanced", terrain: "allmountain", gender: "women", waist: "82", radius: "14.6", material: "titanal" },
    cs: [
      "Pro lyžařky, které nechtějí dámskou verzi, ale pořádnou lyži ve své délce.",
      "Stejná konstrukce jako pánské modely, jen v délkách od 152 cm a s vázáním posunutým o centimetr dopředu. Drží v tvrdém, plave v dvaceti centimetrech nového. V klidném tempu na modré je zbytečně přísná.",
    ],
    en: [
      "For women who don't want a ladies' version but a proper ski in their length.",
      "Built like the men's models, only from 152 cm and with the binding one centimetre forward. Holds on hardpack, floats in twenty centimetres of fresh snow. Needlessly strict for a calm day on blues.",
    ],
  },
  {
    name: "Javor Stezka 76",
    price: 320,
    deposit: 3000,
    look: "green snow yellow 2",
    sizes: "144 150 156 162 168",
    popularity: 530,
    attrs: { level: "beginner", terrain: "allmountain", gender: "unisex", waist: "76", radius: "12.9", material: "composite" },
    cs: [
      "První vlastní volba po lyžařské školičce: měkká, trpělivá, bez záludností.",
      "Stezka má zvednutou špičku i patku, takže se nezakousne ve chvíli, kdy to nejmíň čekáte. Chybu vám spíš odpustí, než aby ji vrátila. Až začnete v oblouku zrychlovat, přijďte si pro Hřeben – výměnu během půjčení neúčtujeme.",
    ],
    en: [
      "The first choice after ski school: soft, patient, free of tricks.",
      "Stezka has a raised tip and tail, so it won't bite when you least expect it. It forgives mistakes instead of returning them. Once you begin to speed up in the turn, swap it for a Hřeben; swaps during a rent are free.",
    ],
  },
  {
    name: "Javor Rovina 80",
    price: 350,
    deposit: 3500,
    look: "sand pine red 9",
    sizes: "156 163 170 177",
    attrs: { level: "intermediate", terrain: "allmountain", gender: "unisex", waist: "80", radius: "14.9", material: "wood" },
    cs: [
      "Pohodová lyže na rodinné lyžování, kde se víc čeká než závodí.",
      "Dřevěné jádro bez kovu tlumí drnčení a nenutí do rychlosti. Rovinu berou hlavně rodiče, kteří jezdí za dětmi a občas si střihnou jednu jízdu naplno. V zmrzlém ránu má kratší výdrž hrany než modely s titanalem.",
    ],
    en: [
      "An easy ski for family days with more waiting than racing.",
      "A wood core without metal soaks up chatter and does not push for speed. Parents take it to follow their children and steal one run at full tilt. On frozen mornings its grip ends earlier than with titanal models.",
    ],
  },
  {
    name: "Javor Kotlina 88",
    price: 460,
    deposit: 5000,
    look: "ink orange sand 6",
    sizes: "166 173 180 187",
    attrs: { level: "advanced", terrain: ["allmountain", "freeride"], gender: "men", waist: "88", radius: "18.0", material: "titanal" },
    cs: [
      "Napůl na sjezdovku, napůl vedle ní. Nejširší lyže, se kterou ještě zabere hrana.",
      "Vozili jsme ji loni v Rakousku týden v kuse: po deseti centimetrech nového sněhu nikdo nechtěl měnit. V čistém carvingu je o půl taktu pomalejší při překlápění z hrany na hranu. Kdo jezdí jen po manšestru, šířku nevyužije.",
    ],
    en: [
      "Half on the piste, half beside it. The widest ski that still bites.",
      "We skied it for a week in Austria: after ten centimetres of fresh snow nobody wanted to swap. In pure carving it is half a beat slower from edge to edge. If you only ski corduroy, the width is wasted.",
    ],
  },
  {
    name: "Rampouch Všude 79",
    price: 420,
    deposit: 4500,
    look: "ice blue red 3",
    sizes: "154 161 168 175",
    addedAgo: 12,
    attrs: { level: "advanced", terrain: "allmountain", gender: "unisex", waist: "79", radius: "14.2", material: "titanal" },
    cs: [
      "Novinka pro ty, kdo střídají rychlé ranní jízdy a hravé odpoledne.",
      "Závodní dílna z Rampouchu tentokrát ubrala na tuhosti. Zůstala přesnost v náklonu, přibyla ohebná špička, která polyká hrboly. Hranu brousíme na 88 stupňů, na ledě to poznáte hned v prvním oblouku.",
    ],
    en: [
      "New: for people who mix fast mornings with playful afternoons.",
      "The race workshop took out some stiffness this time. The precision stayed, a supple tip that swallows bumps was added. We edge it to 88 degrees and on ice you notice in the first turn.",
    ],
  },
]);
