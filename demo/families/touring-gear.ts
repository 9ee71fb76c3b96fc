import { family } from "./family";

export const touringBoots = family(
  {
    prefix: "TB",
    kind: "touring-boots",
    curve: "winter",
    range: "main+outdoor",
    season: "winter",
    categories: [108],
    sizeCode: "boot_size",
    services: ["insurance"],
    units: 4,
    attributes: { terrain: "touring" },
    guide: {
      cs: "### Velikost\n\nSkialpové boty berte o půl čísla větší než sjezdové, při chůzi noha pracuje. Zkoušejte je s lehce pokrčeným kolenem v režimu chůze i sjezdu.",
      en: "### Size\n\nTake touring boots half a size above alpine ones, feet work while walking. Try them with a bent knee in walk and ski mode.",
      de: "### Größe\n\nTourenschuhe nehmen Sie eine halbe Nummer größer als Alpinschuhe, beim Gehen arbeiten die Füße. Probieren Sie sie mit gebeugtem Knie, im Geh- und im Fahrmodus.",
      it: "### Misura\n\nGli scarponi da scialpinismo si prendono mezzo numero più grandi di quelli da pista: camminando i piedi lavorano. Provateli con il ginocchio piegato, in salita e in discesa.",
    },
  },
  [
    {
      name: "Skalka Stoupák 100",
      price: 320,
      deposit: 5000,
      look: "lime ink snow 2",
      sizes: "250 255 260 265 270 275 280 285 290 295",
      popularity: 330,
      attrs: { level: "intermediate", gender: "unisex", flex: "100", weight: "2.8", material: "plastic" },
      cs: [
        "Třípřezková bota, která zvládne celodenní túru i pořádný sjezd.",
        "Rozsah kotníku šedesát stupňů, páčku přepnete hůlkou. Je o něco širší než konkurence, puchýře z ní skoro nikdo nepřinese.",
      ],
      en: [
        "A three-buckle boot for a full day's tour and a proper descent.",
        "Sixty degrees of ankle travel, the lever flips with a pole. A bit wider than others; hardly anyone returns with blisters.",
      ],
    },
    {
      name: "Skalka Stoupák 90 W",
      price: 320,
      deposit: 5000,
      look: "rose graphite snow 2",
      sizes: "230 235 240 245 250 255 260",
      attrs: { level: "intermediate", gender: "women", flex: "90", weight: "2.5", material: "plastic" },
      cs: [
        "Dámská verze s nižší manžetou a teplejší vložkou.",
        "Stejný skelet, jiná vložka: u paty užší, u lýtka volnější. Nahoru jde sama, v prudkém sjezdu si o kus dotáhněte horní přezku.",
      ],
      en: [
        "The women's version with a lower cuff and warmer liner.",
        "The same shell, another liner: narrower heel, roomier calf. It climbs by itself; tighten the top buckle for steep descents.",
      ],
    },
    {
      name: "Skalka Pírko karbon",
      price: 390,
      deposit: 8000,
      look: "snow orange ink 6",
      sizes: "255 260 265 270 275 280",
      units: 2,
      attrs: { level: "expert", gender: "unisex", flex: "105", weight: "1.9", material: "carbon" },
      cs: [
        "Kilo na nohu, jedna přezka, otevření jedním pohybem.",
        "Pro Vrchol a všechny, kdo počítají výškové metry. Na kamenech s ní zacházejte jemně, karbonová manžeta je pevná, ne nezničitelná.",
      ],
      en: [
        "One kilo a foot, one buckle, opens in one move.",
        "For Vrchol and for those who count vertical metres. Be gentle on rocks: a carbon cuff is stiff, not indestructible.",
      ],
    },
  ],
);

export const avalanche = family(
  {
    prefix: "AVA",
    kind: "avalanche-set",
    curve: "small",
    range: "main+outdoor",
    season: "winter",
    categories: [109],
    units: 6,
    services: [],
    attributes: { terrain: ["touring", "freeride"] },
    guide: {
      cs: "Baterie před výdejem měníme za nové a vyhledávač s vámi vyzkoušíme. Sama výbava nestačí: kurz najdete mezi instruktory.",
      en: "We put in fresh batteries and test the transceiver with you. Gear alone is not enough: find a course among our instructors.",
      de: "Wir legen frische Batterien ein und prüfen das Gerät mit Ihnen. Die Ausrüstung allein genügt nicht: Einen Kurs finden Sie bei unseren Lehrern.",
      it: "Mettiamo batterie nuove e proviamo l'apparecchio con voi. L'attrezzatura da sola non basta: un corso lo trovate tra i nostri istruttori.",
    },
  },
  [
    {
      name: { cs: "Lavinový set Lusen Trojka", en: "Lusen Trojka avalanche set" },
      price: 220,
      deposit: 6000,
      look: "red yellow ink 0",
      popularity: 370,
      attrs: { weight: "1.6", material: "aluminium" },
      cs: [
        "Vyhledávač, lopata a sonda v jednom obalu.",
        "Tříanténový vyhledávač s označováním, hliníková lopata a sonda 240 cm. Stačí pro první dny mimo sjezdovku; kdo vede skupinu, sáhne po sadě Vůdce.",
      ],
      en: [
        "Transceiver, shovel and probe in one pouch.",
        "A three-antenna transceiver with marking, an aluminium shovel and a 240 cm probe. Enough for first days off-piste; group leaders take Vůdce.",
      ],
    },
    {
      name: { cs: "Lavinový set Lusen Vůdce", en: "Lusen Vůdce avalanche set" },
      price: 290,
      deposit: 8000,
      look: "ink orange snow 0",
      units: 3,
      attrs: { weight: "2.0", material: "aluminium" },
      cs: [
        "Větší lopata, delší sonda, vyhledávač s dosahem 60 m.",
        "Sonda 320 cm a lopata s režimem motyky zkrátí kopání o minuty. K sadě přikládáme kartičku s postupem hledání.",
      ],
      en: [
        "A bigger shovel, a longer probe, a transceiver with 60 m range.",
        "A 320 cm probe and a shovel with hoe mode save minutes of digging. A card with the search procedure is included.",
      ],
    },
    {
      name: { cs: "Lavinový batoh Lusen Křídla 30", en: "Lusen Křídla 30 airbag pack" },
      price: 490,
      deposit: 10000,
      look: "teal ink yellow 2",
      kind: "backpack",
      units: 2,
      attrs: { weight: "2.9", volume: "30", material: "nylon" },
      cs: [
        "Elektrický airbag, který jde vyzkoušet nanečisto.",
        "Místo kartuše má superkondenzátor, takže ho odpálíme spolu u pultu a zase sbalíme. Do letadla s ním můžete.",
      ],
      en: [
        "An electric airbag that you can try before you need it.",
        "A supercapacitor instead of a cartridge: we fire it together at the counter and pack it again. Allowed on planes.",
      ],
    },
    {
      name: { cs: "Stoupací pásy Lusen Mohér", en: "Lusen Mohér skins" },
      price: 120,
      deposit: 2000,
      look: "orange sand ink 4",
      kind: "skins",
      units: 5,
      attrs: { weight: "0.6", material: "synthetic" },
      cs: [
        "Pásy k vašim lyžím, přiřízneme je přes noc.",
        "Směs moheru a nylonu klouže i drží. Přineste lyže den předem; pás zůstává náš, řez je v ceně.",
      ],
      en: [
        "Skins for your own skis, cut overnight.",
        "A mohair and nylon mix that glides and grips. Bring your skis a day ahead; we keep the skin, cutting is included.",
      ],
    },
    {
      name: { cs: "Vak na lyže Paseka Rukáv", en: "Paseka Rukáv ski bag" },
      price: 60,
      deposit: 500,
      look: "navy red snow 1",
      kind: "ski-bag",
      categories: [109, 203],
      range: "main",
      attrs: { weight: "1.1", material: "polyester", terrain: "piste" },
      units: 8,
      cs: [
        "Polstrovaný vak na jeden pár do 190 cm, do vlaku i do letadla.",
        "Stahovací popruhy drží lyže u sebe, kolečka šetří rameno. Pro dva páry si vezměte dva, do jednoho je nerveme.",
      ],
      en: [
        "A padded bag for one pair up to 190 cm, for trains and planes.",
        "Straps keep the skis together, wheels spare your shoulder. For two pairs take two bags.",
      ],
    },
  ],
);
