import type { Text } from "../model";
import { family } from "./family";

export const poles = family(
  {
    prefix: "POL",
    kind: "ski-poles",
    curve: "small",
    range: "main+skibike",
    season: "winter",
    categories: [111],
    sizeCode: "pole_length",
    units: 9,
    attributes: { terrain: "piste" },
  },
  [
    {
      name: { cs: "Hůlky Javor Tyč", en: "Javor Tyč poles" },
      price: 60,
      deposit: 500,
      look: "ink red snow 0",
      sizes: "105 110 115 120 125 130 135",
      popularity: 480,
      attrs: { level: "beginner", gender: "unisex", material: "aluminium", weight: "0.5" },
      cs: [
        "Hliníkové hůlky, které vydrží i přisednutí na lanovce.",
        "Jednoduchá rukojeť, poutko na suchý zip a košík, který nezůstane viset v síti. Když ji ohnete, narovnáme ji a nic se neděje.",
      ],
      en: [
        "Aluminium poles that survive being sat on.",
        "A simple grip, a hook-and-loop strap and a basket that won't hang in nets. If you bend one, we straighten it and that's that.",
      ],
    },
    {
      name: { cs: "Hůlky Rampouch Jehla karbon", en: "Rampouch Jehla carbon poles" },
      price: 110,
      deposit: 1500,
      look: "graphite yellow snow 3",
      sizes: "110 115 120 125 130",
      units: 4,
      attrs: { level: "advanced", gender: "unisex", material: "carbon", weight: "0.38" },
      cs: [
        "Karbonové hůlky s vypínacím poutkem.",
        "Poutko se při pádu uvolní a palec zůstane celý. Rozdíl ve váze poznáte až odpoledne, kdy ruce nebolí. Pozor na hrany cizích lyží, karbon je nemá rád.",
      ],
      en: [
        "Carbon poles with a release strap.",
        "The strap lets go in a fall and your thumb stays whole. You notice the weight in the afternoon, when your arms don't ache. Mind other people's edges, carbon dislikes them.",
      ],
    },
    {
      name: { cs: "Teleskopické hůlky Lusen Výstup", en: "Lusen Výstup telescopic poles" },
      price: 90,
      deposit: 1000,
      look: "teal snow orange 1",
      categories: [111, 109],
      attrs: { level: "intermediate", terrain: "touring", gender: "unisex", material: "aluminium", weight: "0.52" },
      units: 12,
      range: "everywhere",
      cs: [
        "Nastavitelné hůlky 100–140 cm na skialpy i sněžnice.",
        "Páčka drží i v rukavicích a v mokrém sněhu. Prodloužená pěna pod rukojetí se hodí v traverzu, kdy chytáte horní hůlku níž. Velké košíky jsou v ceně.",
      ],
      en: [
        "Adjustable 100–140 cm poles for touring and snowshoes.",
        "The lever holds with gloves and in wet snow. Extra foam below the grip helps on traverses, where you hold the upper pole lower. Powder baskets included.",
      ],
    },
  ],
);

const headGuide: Text = {
  cs: "### Velikost\n\nObvod hlavy měřte krejčovským metrem těsně nad obočím a ušima. Helma má sedět bez zapnutého pásku: když zavrtíte hlavou, nesmí se hýbat.",
  en: "### Size\n\nMeasure with a tape just above eyebrows and ears. A helmet should sit without its strap: shake your head and it must not move.",
  de: "### Größe\n\nMessen Sie mit dem Maßband knapp über Augenbrauen und Ohren. Ein Helm soll auch ohne Riemen sitzen: Schütteln Sie den Kopf, und er darf sich nicht bewegen.",
  it: "### Misura\n\nMisurate con il metro appena sopra sopracciglia e orecchie. Il casco deve stare fermo anche senza cinturino: scuotete la testa, non deve muoversi.",
};

export const skiHelmets = family(
  {
    prefix: "HLM",
    kind: "helmet-ski",
    curve: "small",
    range: "main+skibike",
    season: "winter",
    categories: [113],
    sizeCode: "helmet_size",
    units: 8,
    turnaround: 0,
    guide: headGuide,
    attributes: { material: "plastic" },
  },
  [
    {
      name: { cs: "Helma Skalka Kopule", en: "Skalka Kopule helmet" },
      price: 90,
      deposit: 1000,
      look: "ink snow red 0",
      sizes: "S M L",
      popularity: 510,
      attrs: { gender: "unisex", weight: "0.48" },
      cs: [
        "Lehká helma s větráním, které se dá zavřít jednou rukou.",
        "Posuvník nahoře ovládnete i v palčácích. Ušní díly se dají sundat, na jaře to oceníte. Pasují k ní všechny naše brýle.",
      ],
      en: [
        "A light helmet whose vents close with one hand.",
        "The slider works with mittens on. Ear pads come off, welcome in spring. All our goggles fit it.",
      ],
    },
    {
      name: { cs: "Helma Skalka Štít s plexi", en: "Skalka Štít visor helmet" },
      price: 140,
      deposit: 2500,
      look: "navy silver orange 5",
      sizes: "M L",
      units: 4,
      attrs: { gender: "unisex", weight: "0.62", lens: "s2" },
      cs: [
        "Helma s hledím pro ty, kdo nosí dioptrie.",
        "Hledí se sklopí přes jakékoli brýle a díky průduchům se nemlží ani na lanovce. V hustém sněžení je vidět o něco hůř než v lyžařských brýlích.",
      ],
      en: [
        "A visor helmet for people with glasses.",
        "The visor closes over any frames and its vents keep it clear on the lift. In heavy snowfall you see a little less than in goggles.",
      ],
    },
    {
      name: { cs: "Helma Bystrá Sněženka", en: "Bystrá Sněženka helmet" },
      price: 100,
      deposit: 1200,
      look: "cream plum rose 4",
      sizes: "XS S M",
      attrs: { gender: "women", weight: "0.42" },
      cs: [
        "Dámská helma s otvorem na culík a měkkou podšívkou.",
        "Nejlehčí helma, kterou máme. Podšívku po každém půjčení pereme, pod ni stačí tenká čelenka.",
      ],
      en: [
        "A women's helmet with room for a ponytail and a soft lining.",
        "The lightest helmet we have. The lining is washed after each rent; a thin headband underneath is enough.",
      ],
    },
    {
      name: { cs: "Dětská helma Sojka Čepička", en: "Sojka Čepička children's helmet" },
      price: 70,
      deposit: 800,
      look: "yellow red ink 9",
      sizes: "XS S",
      categories: [113, 191],
      popularity: 430,
      attrs: { gender: "kids", weight: "0.4" },
      shape: { child: true },
      cs: [
        "Dětská helma, kterou si nasadí samo dítě.",
        "Magnetická spona nepřiskřípne bradu a kolečko vzadu dotáhnete i se zmrzlými prsty. Barvy jsou křiklavé schválně, v davu u vleku své dítě najdete.",
      ],
      en: [
        "A helmet children put on by themselves.",
        "The magnetic buckle does not pinch and the dial turns with frozen fingers. The colours are loud on purpose: you will find your child at the lift.",
      ],
    },
  ],
);

export const goggles = family(
  {
    prefix: "GOG",
    kind: "goggles",
    curve: "small",
    range: "main+skibike",
    season: "winter",
    categories: [114],
    units: 9,
    attributes: { gender: "unisex", terrain: "piste" },
  },
  [
    {
      name: { cs: "Brýle Skalka Polojasno", en: "Skalka Polojasno goggles" },
      price: 70,
      deposit: 800,
      look: "orange ink silver 0",
      popularity: 320,
      attrs: { lens: "s2" },
      cs: [
        "Na většinu dní: růžový zorník, který vykreslí nerovnosti.",
        "Když nevíte, jak bude, vezměte tyhle. V plném slunci na ledovci už přivřete oči, na to máme Poledne.",
      ],
      en: [
        "For most days: a rose lens that brings out bumps.",
        "If you can't tell the weather, take these. In full sun on a glacier you will squint; take Poledne.",
      ],
    },
    {
      name: { cs: "Brýle Skalka Poledne", en: "Skalka Poledne goggles" },
      price: 80,
      deposit: 1000,
      look: "ink yellow orange 3",
      attrs: { lens: "s3" },
      cs: [
        "Tmavý zrcadlový zorník do jasného dne.",
        "Na hřebeni v březnu, kdy se sníh leskne ze všech stran. S prvními mraky je vyměňte, jinak přehlédnete bouli.",
      ],
      en: [
        "A dark mirrored lens for bright days.",
        "For ridges in March, when snow glares from all sides. Change them with the first clouds or you will miss a bump.",
      ],
    },
    {
      name: { cs: "Brýle Skalka Mlha", en: "Skalka Mlha goggles" },
      price: 80,
      deposit: 1000,
      look: "snow sky yellow 4",
      attrs: { lens: "s1" },
      cs: [
        "Žlutý zorník na mlhu a večerní lyžování.",
        "Zvedne kontrast tak, že poznáte okraj sjezdovky. Pod lampami na večerce jsou nejlepší, co máme.",
      ],
      en: [
        "A yellow lens for fog and night skiing.",
        "It lifts the contrast until you see the edge of the piste. Under floodlights the best we have.",
      ],
    },
    {
      name: { cs: "Brýle přes dioptrie Skalka Sklo", en: "Skalka Sklo over-glasses goggles" },
      price: 90,
      deposit: 1000,
      look: "pine sand snow 1",
      attrs: { lens: "photo" },
      cs: [
        "Vyšší rám, pod který se vejdou dioptrické brýle.",
        "Stranice mají v pěně vybrání, takže netlačí na spánky. Zorník se sám zabarví do půl minuty.",
      ],
      en: [
        "A deeper frame that takes prescription glasses.",
        "Notches in the foam keep the arms off your temples. The lens adapts in half a minute.",
      ],
    },
  ],
);
