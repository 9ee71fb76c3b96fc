import type { Text } from "../model";
import { family } from "./family";

const heightGuide: Text = {
  cs: "### Velikost podle výšky\n\nDítě má v sedle dosáhnout špičkami obou nohou na zem. Větší kolo „na vyrůst“ brzdí hůř a bere chuť; během půjčení velikost vyměníme.",
  en: "### Size by height\n\nSeated, a child should touch the ground with both toes. A bike to grow into brakes worse and spoils the fun; we swap sizes during the rent.",
  de: "### Größe nach Körpergröße\n\nIm Sitzen soll das Kind mit beiden Fußspitzen den Boden berühren. Ein Rad zum Hineinwachsen bremst schlechter und verdirbt die Freude; die Größe tauschen wir auch während der Miete.",
  it: "### Misura in base all'altezza\n\nDa seduto il bambino deve toccare terra con entrambe le punte. Una bici presa grande frena peggio e toglie il gusto; la misura la cambiamo anche durante il noleggio.",
};

export const kidsBikes = family(
  {
    prefix: "KB",
    kind: "bike-child",
    curve: "summer",
    range: "everywhere",
    season: "summer",
    categories: [193],
    sizeCode: "wheel_size",
    services: ["cleaning"],
    units: 4,
    guide: heightGuide,
    attributes: { gender: "kids", material: "aluminium" },
  },
  [
    {
      name: { cs: "Dětské kolo Kolovrat Čmelák", en: "Kolovrat Čmelák children's bike" },
      price: 150,
      deposit: 1500,
      look: "yellow ink red 0",
      sizes: "14 16",
      popularity: 470,
      attrs: { level: "beginner", terrain: "path", gears: "1", brakes: "rim", weight: "5.9" },
      cs: [
        "První kolo s pedály, pod šest kilogramů.",
        "Brzdí rukou, ne šlapáním dozadu, takže se dítě naučí jen jednou. Bez převodů, není co pokazit.",
      ],
      en: [
        "A first bike with pedals, below six kilograms.",
        "Hand brakes only, so there's one thing to learn. No gears, nothing to break.",
      ],
    },
    {
      name: { cs: "Dětské kolo Kolovrat Ještěrka 20", en: "Kolovrat Ještěrka 20 children's bike" },
      price: 190,
      deposit: 2500,
      look: "lime navy orange 5",
      sizes: "20",
      attrs: { level: "intermediate", terrain: "forest", gears: "1x8", brakes: "rim", weight: "8.2" },
      popularity: 330,
      cs: [
        "Osm převodů na otočné řazení, malé ruce to zvládnou.",
        "S ním ujede šestileté dítě dvacet kilometrů a ptá se, kdy pojede znovu.",
      ],
      en: [
        "Eight gears on a twist grip that small hands manage.",
        "A six-year-old rides twenty kilometres on it and asks for more.",
      ],
    },
    {
      name: { cs: "Juniorské kolo Kolovrat Kuna", en: "Kolovrat Kuna junior bike" },
      price: 230,
      deposit: 3000,
      look: "teal snow yellow 3",
      sizes: "24 26",
      attrs: {
        level: "intermediate",
        terrain: "forest",
        gears: "1x9",
        brakes: "hydraulic",
        weight: "10.4",
        travel: "80",
      },
      popularity: 260,
      cs: [
        "Horské kolo pro školáky se vzduchovou vidlicí.",
        "Nafoukáme ji na váhu dítěte, jinak by nepérovala. Hydraulické brzdy krátkým prstům sluší.",
      ],
      en: [
        "A mountain bike with an air fork for schoolchildren.",
        "We inflate it to the child's weight, otherwise it wouldn't move. Hydraulic brakes suit short fingers.",
      ],
    },
    {
      name: { cs: "Dětské elektrokolo Větrník Mládě 24", en: "Větrník Mládě 24 children's e-bike" },
      price: 490,
      deposit: 8000,
      look: "orange teal ink 8",
      sizes: "24",
      kind: "bike-ebike",
      units: 2,
      attrs: {
        level: "beginner",
        terrain: "forest",
        gears: "1x9",
        brakes: "hydraulic",
        weight: "15.8",
        battery: "250",
        reach: "45",
      },
      range: "main+skibike",
      cs: [
        "Aby rodinná vyjížďka měla jedno tempo.",
        "Podpora do 20 km/h a tlačítko pro chůzi do kopce. Dítě šlape samo, jen už nepláče.",
      ],
      en: ["So that a family ride has one pace.", "Assists up to 20 km/h. The child pedals, it just stops crying."],
    },
    {
      name: { cs: "Odrážedlo Kolovrat Cvrček", en: "Kolovrat Cvrček balance bike" },
      price: 80,
      deposit: 700,
      look: "red cream navy 0",
      kind: "balance-bike",
      sizes: "12",
      popularity: 290,
      attrs: { level: "beginner", terrain: "path", weight: "3.1" },
      cs: [
        "Tři kila, nafukovací pláště, brzda pod pravou rukou.",
        "Kdo prošel Cvrčkem, postranní kolečka nikdy nepotřeboval. Od dvou let.",
      ],
      en: [
        "Three kilos, air tyres, a brake under the right hand.",
        "Cvrček graduates never need stabilisers. From two years.",
      ],
    },
    {
      name: { cs: "Dřevěné odrážedlo Sojka Koník", en: "Sojka Koník wooden balance bike" },
      price: 70,
      deposit: 600,
      look: "sand green red 2",
      kind: "balance-bike",
      sizes: "12",
      attrs: { level: "beginner", terrain: "path", weight: "4.0", material: "wood" },
      cs: [
        "Březová překližka a plná kola, píchnout je nejde.",
        "Na zahradu a hladkou stezku. V dešti ho nenechávejte, dřevo to pamatuje.",
      ],
      en: [
        "Birch plywood and solid tyres that can't puncture.",
        "For gardens and smooth paths. Don't leave it in the rain, wood remembers.",
      ],
    },
  ],
);
