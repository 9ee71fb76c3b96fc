import { powderGuide, ski } from "./alpine-common";
import { family } from "./family";

export const race = family(
  {
    ...ski,
    kind: "ski-race",
    prefix: "RAC",
    categories: [104],
    units: 4,
    guide: {
      cs: "### Než si je půjčíte\n\nZávodní lyže vydáváme jen s botou o tuhosti 110 a víc. Vázání nastavuje technik a hodnotu s vámi potvrdí podpisem. Hrany brousíme 0,5/87, jiný úhel si řekněte den předem.",
      en: "### Before you rent\n\nRace skis are handed out only with boots of flex 110 or more. A technician sets the binding and confirms the value with your signature. Edges are 0.5/87; ask a day ahead for another angle.",
      de: "### Vor der Miete\n\nRennski geben wir nur mit Schuhen ab Flex 110 aus. Die Bindung stellt eine Technikerin oder ein Techniker ein und bestätigt den Wert mit Ihrer Unterschrift. Die Kanten sind 0,5/87; für einen anderen Winkel melden Sie sich einen Tag vorher.",
      it: "### Prima del noleggio\n\nGli sci da gara si consegnano solo con scarponi di flex 110 o più. L'attacco lo regola un tecnico, che conferma il valore con la vostra firma. Le lamine sono 0,5/87; per un altro angolo avvisate un giorno prima.",
    },
  },
  [
    {
      name: "Rampouch Slalom",
      price: 590,
      deposit: 8000,
      look: "red snow ink 7",
      sizes: "155 160 165",
      attrs: { level: "expert", terrain: "race", gender: "unisex", waist: "66", radius: "12.5", material: "titanal" },
      cs: [
        "Slalomka do bran i na prázdnou sjezdovku v sedm ráno.",
        "Krátká, tvrdá, okamžitá. Sekne a už jste v další bráně. Po hodině budete vědět, jak na tom jsou vaše stehna – kdo neudrží náklon, tomu to lyže řekne nahlas.",
      ],
      en: [
        "A slalom ski for gates and for an empty piste at seven in the morning.",
        "Short, hard, instant. It cuts and you are at the next gate. After an hour you know your thighs; lose the angle and the ski tells you loudly.",
      ],
    },
    {
      name: "Rampouch Obřák",
      price: 620,
      deposit: 9000,
      look: "navy red snow 1",
      sizes: "178 183 188",
      attrs: { level: "expert", terrain: "race", gender: "men", waist: "68", radius: "23.0", material: "titanal" },
      cs: [
        "Obřačka pro dlouhé tratě. Bez zavřené sjezdovky ji neberte.",
        "Třiadvacet metrů rádia je na veřejném svahu k ničemu a v tréninku k nezaplacení. Půjčujeme hlavně oddílům; pro závody pro veřejnost vám připravíme druhý pár na rozjíždění se slevou, zeptejte se.",
      ],
      en: [
        "A giant slalom ski for long courses. Not without a closed piste.",
        "Twenty-three metres of radius is useless on a public slope and priceless in training. Mostly rented by clubs; for open races ask about a discounted warm-up pair.",
      ],
    },
    {
      name: "Rampouch Žák",
      price: 390,
      deposit: 5000,
      look: "orange ink snow 1",
      sizes: "135 142 149",
      categories: [104, 191],
      attrs: { level: "advanced", terrain: "race", gender: "kids", waist: "64", radius: "11.0", material: "titanal" },
      cs: [
        "Žákovská slalomka pro děti z oddílu, které letos povyrostly.",
        "Půjčují ji rodiče, kteří nechtějí každý podzim kupovat nový pár. Tuhost odpovídá váze kolem čtyřiceti kilogramů. Přes sezonu jednou vyměníme délku zdarma.",
      ],
      en: [
        "A junior slalom ski for club kids who grew this year.",
        "Rented by parents tired of buying a new pair every autumn. The flex suits about forty kilograms. One change of length per season is free.",
      ],
    },
  ],
);

export const freeride = family(
  { ...ski, prefix: "FR", categories: [105], range: "main+skibike", units: 4, guide: powderGuide },
  [
    {
      name: "Lusen Závěj 98",
      price: 520,
      deposit: 6000,
      look: "teal cream orange 3",
      sizes: "164 172 180 188",
      popularity: 380,
      attrs: {
        level: "advanced",
        terrain: "freeride",
        gender: "unisex",
        waist: "98",
        radius: "18.5",
        material: "wood",
      },
      cs: [
        "První široká lyže: plave v prašanu a po sjezdovce vás odveze zpátky k lanovce.",
        "Devadesát osm milimetrů je kompromis, který v Alpách dává smysl šest dní ze sedmi. Špička s rockerem vyplave sama, stačí stát na prostředku. Na ledovém traverzu jeďte opatrně, tak široká lyže tam drží jen tak tak.",
      ],
      en: [
        "A first wide ski: floats in powder and takes you back to the lift on the piste.",
        "Ninety-eight millimetres is a compromise that makes sense six days out of seven in the Alps. The rockered tip rises by itself, just stand in the middle. On icy traverses stay humble, the edge merely survives.",
      ],
    },
    {
      name: "Lusen Závěj 108",
      price: 560,
      deposit: 7000,
      look: "plum yellow snow 10",
      sizes: "172 180 188",
      units: 3,
      attrs: { level: "expert", terrain: "freeride", gender: "unisex", waist: "108", radius: "20.0", material: "wood" },
      cs: [
        "Na dny, kdy ráno nevidíte vlastní auto.",
        "Máme jich jen pár a v týdnu po velkém sněžení jsou pryč za hodinu. Sto osm milimetrů ve sněhu po kolena zpomalí čas. Na tvrdém sněhu s nimi naopak jen překážíte, berte si je na jisté podmínky.",
      ],
      en: [
        "For mornings when you can't find your own car.",
        "We have only a few and in a snowy week they go within an hour. In knee-deep snow 108 millimetres slow time down. On hardpack you are just in the way, so take them when you are sure.",
      ],
    },
    {
      name: "Bystrá Metelice 96",
      price: 520,
      deposit: 6000,
      look: "lilac ink mint 5",
      sizes: "156 164 172",
      units: 3,
      attrs: { level: "advanced", terrain: "freeride", gender: "women", waist: "96", radius: "17.0", material: "wood" },
      cs: [
        "Lehký dámský freeride, který nevadí nést na rameni k převisu.",
        "Pár váží 3,1 kg i s vázáním. Metelice točí v lese mezi stromy ochotněji než Závěj, za to v rychlém rozježděném sněhu víc poskakuje. Délku volte kolem své výšky.",
      ],
      en: [
        "Light women's freeride that you don't mind carrying to the ridge.",
        "3.1 kg per pair with bindings. Metelice turns between trees more willingly than Závěj and in return bounces more in fast chop. Take a length around your height.",
      ],
    },
    {
      name: "Krakon Dvojšpička 92",
      price: 450,
      deposit: 5000,
      look: "lime ink orange 8",
      sizes: "158 166 174 182",
      units: 4,
      attrs: {
        level: "advanced",
        terrain: ["park", "freeride"],
        gender: "unisex",
        waist: "92",
        radius: "16.5",
        material: "wood",
      },
      cs: [
        "Twintip do parku i na skoky vedle cesty, jede i pozpátku.",
        "Vázání skoro uprostřed, patka zvednutá jako špička a hrany, které vydrží i zábradlí. Lak po pár týdnech vypadá podle toho a nám to nevadí: škrábance od boxů neúčtujeme.",
      ],
      en: [
        "A twin tip for the park and side hits, forwards or backwards.",
        "Binding near the centre, a tail raised like the tip and edges that survive rails. The topsheet looks the part after a few weeks and we don't mind: box scratches are never charged.",
      ],
    },
  ],
);
