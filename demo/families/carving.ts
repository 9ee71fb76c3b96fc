import { lengthGuide, ski } from "./alpine-common";
import { family } from "./family";

export const carving = family({ ...ski, prefix: "CRV", categories: [103], guide: lengthGuide }, [
  {
    name: "Javor Manšestr 68",
    price: 390,
    deposit: 4000,
    look: "yellow ink snow 1",
    sizes: "150 156 162 168 174",
    popularity: 690,
    attrs: { level: "advanced", terrain: "piste", gender: "unisex", waist: "68", radius: "13.5", material: "titanal" },
    cs: [
      "Ranní lyže: dokud je sjezdovka čerstvě upravená, nic vás nebaví víc.",
      "Úzká pod botou, rychlá z hrany na hranu a s odrazem na konci oblouku, který vás hodí do dalšího. Kolem poledne, když se sníh rozjezdí, začne být hlučná – to je dobrá chvíle na polévku.",
    ],
    en: [
      "A morning ski: while the piste is fresh, nothing is more fun.",
      "Narrow, quick from edge to edge, with a rebound that throws you into the next turn. Around noon, when the snow is cut up, it gets loud; a good time for soup.",
    ],
  },
  {
    name: "Javor Oblouk 72",
    price: 340,
    deposit: 3500,
    look: "blue snow yellow 6",
    sizes: "146 152 158 164 170",
    popularity: 560,
    attrs: { level: "intermediate", terrain: "piste", gender: "unisex", waist: "72", radius: "13.0", material: "wood" },
    cs: [
      "Naučí vás jet po hraně. Sama najde oblouk, vy jen držíte směr.",
      "Když jsme vybírali lyži pro kurzy carvingu, vyhrála tahle: postaví se na hranu bez námahy a neztrestá, když ji pustíte. Hodí se od rychlosti, kdy už nejezdíte v pluhu. Na boule a měkký sníh je úzká.",
    ],
    en: [
      "It teaches you to ride the edge: it finds the turn, you keep the direction.",
      "We chose this one for our carving courses: it stands on edge without effort and does not punish you for letting go. Right from the day you stop ploughing. Too narrow for bumps and soft snow.",
    ],
  },
  {
    name: "Bystrá Stužka 68",
    price: 370,
    deposit: 4000,
    look: "cherry cream ink 10",
    sizes: "144 150 156 162",
    attrs: { level: "intermediate", terrain: "piste", gender: "women", waist: "68", radius: "12.2", material: "wood" },
    cs: [
      "Dámský carving s krátkým rádiem na úzké české sjezdovky.",
      "Dvanáct metrů rádia znamená, že otočíte i tam, kde je sjezdovka široká jako okresní silnice. Lehčí konstrukce šetří kolena. Kdo má rád dlouhé tahy od kraje ke kraji, sáhne po Polednici.",
    ],
    en: [
      "Women's carving with a short radius for narrow Czech pistes.",
      "Twelve metres of radius means that you turn where the piste is as wide as a country lane. The light build spares your knees. If you like long arcs from side to side, take Polednice.",
    ],
  },
  {
    name: "Bystrá Jiskřivka 66",
    price: 440,
    deposit: 5000,
    look: "ink rose silver 7",
    sizes: "151 157 163",
    attrs: { level: "advanced", terrain: "piste", gender: "women", waist: "66", radius: "12.8", material: "titanal" },
    cs: [
      "Sportovní lyže pro ženy, které předjíždějí.",
      "Plný plát titanalu od špičky po patku a deska pod vázáním ze závodních modelů. Chce aktivní kolena a odmění je krátkými, přesnými oblouky. V druhé půlce dne si řekněte o přemazání, děláme ho na počkání.",
    ],
    en: [
      "A sporty ski for women who overtake.",
      "A full titanal sheet from tip to tail and a plate from the race models. It asks for active knees and rewards them with short, exact turns. Ask for fresh wax at midday, we do it while you wait.",
    ],
  },
  {
    name: "Javor Začátek 70",
    price: 290,
    deposit: 2500,
    look: "sky snow red 8",
    sizes: "136 142 148 154 160",
    popularity: 610,
    attrs: {
      level: "beginner",
      terrain: "piste",
      gender: "unisex",
      waist: "70",
      radius: "11.4",
      material: "composite",
    },
    cs: [
      "Na první dny na sněhu: lehká, krátká a ochotná zastavit.",
      "Začátek se nesnaží být ničím jiným, než čím je. Měkká špička, zaoblené hrany, vázání s nízkou nášlapnou silou, kterou zvládnou i děti. Po třech dnech ji možná přerostete a je to tak v pořádku.",
    ],
    en: [
      "For the first days on snow: light, short and happy to stop.",
      "Začátek pretends to be nothing else. A soft tip, rounded edges and a binding that is easy to step into. After three days you may outgrow it, and that is as it should be.",
    ],
  },
  {
    name: "Rampouch Břit 70",
    price: 490,
    deposit: 6000,
    look: "snow red ink 7",
    sizes: "158 164 170 176",
    popularity: 450,
    attrs: { level: "expert", terrain: "piste", gender: "unisex", waist: "70", radius: "15.8", material: "titanal" },
    cs: [
      "Nejrychlejší lyže, kterou ještě půjčíme bez závodní licence.",
      "Břit má závodní konstrukci s civilnějším rádiem. Klidný je od čtyřicítky výš, pod ní protestuje. Půjčujeme ho lidem, kteří ho chtějí jmenovitě, a vracejí ho s úsměvem a ušima červenýma od větru.",
    ],
    en: [
      "The fastest ski we rent without a race licence.",
      "Race construction with a more civil radius. Calm above forty kilometres an hour, grumpy below. We give it to people who ask for it by name, and they bring it back smiling with wind-red ears.",
    ],
  },
  {
    name: "Javor Dlouhán 74",
    price: 410,
    deposit: 4500,
    look: "pine lime snow 4",
    sizes: "170 177 184",
    units: 4,
    attrs: { level: "advanced", terrain: "piste", gender: "men", waist: "74", radius: "17.5", material: "titanal" },
    cs: [
      "Pro vysoké a těžší lyžaře, pod kterými se kratší lyže chvějí.",
      "Vyrábí se až do 184 cm a s tužším flexem, který unese i metrák. Velký rádius svádí k dlouhým obloukům přes celou šíři. Na přeplněném svahu o víkendu mu ale chybí místo.",
    ],
    en: [
      "For tall and heavy skiers who make shorter skis tremble.",
      "Made up to 184 cm with a flex that carries a hundred kilos. The long radius invites arcs across the whole piste. On a crowded weekend slope it lacks room.",
    ],
  },
]);
