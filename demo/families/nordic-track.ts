import type { Text } from "../model";
import { nordicBase } from "./nordic-common";
import { family } from "./family";

const classicGuide: Text = {
  cs: "### Délka podle váhy\n\n- do 60 kg: 185–190 cm\n- 60–75 kg: 195–200 cm\n- nad 75 kg: 205 cm a víc\n\nPřed výdejem zkusíme papírkem, jestli vás lyže unese.",
  en: "### Length by weight\n\n- up to 60 kg: 185–190 cm\n- 60–75 kg: 195–200 cm\n- above 75 kg: 205 cm and more\n\nWe do the paper test with you before you leave.",
  de: "### Länge nach Gewicht\n\n- bis 60 kg: 185–190 cm\n- 60–75 kg: 195–200 cm\n- über 75 kg: 205 cm und mehr\n\nDen Papiertest machen wir mit Ihnen, bevor Sie losfahren.",
  it: "### Lunghezza in base al peso\n\n- fino a 60 kg: 185–190 cm\n- 60–75 kg: 195–200 cm\n- oltre 75 kg: 205 cm e più\n\nLa prova del foglio la facciamo con voi prima della partenza.",
};

export const classic = family(
  { ...nordicBase, prefix: "XC", categories: [131], guide: classicGuide, attributes: { terrain: "track" } },
  [
    {
      name: "Úpa Magistrála šupiny",
      price: 240,
      deposit: 2000,
      look: "blue snow yellow 2",
      sizes: "180 185 190 195 200 205 210",
      popularity: 700,
      attrs: { level: "beginner", gender: "unisex", grip: "scales" },
      cs: [
        "Vezmete a jedete. Šupiny drží v každém sněhu, mazat není co.",
        "Na Jizerskou magistrálu nemáme půjčovanější lyži. Ve sjezdu lehce drnčí, to dělají všechny šupiny. Kdo chce tišší a rychlejší skluz, ať zkusí Pásovku.",
      ],
      en: [
        "Take them and go. Scales grip any snow, no wax needed.",
        "Our most rented ski for the Jizera trail. It hums a little downhill as all scales do. For a quieter glide try Pásovka.",
      ],
    },
    {
      name: "Úpa Pásovka",
      price: 290,
      deposit: 3000,
      look: "ink mint snow 4",
      sizes: "185 190 195 200 205",
      popularity: 480,
      attrs: { level: "intermediate", gender: "unisex", grip: "skin" },
      cs: [
        "Mohérový pás místo mazání: odraz drží, skluz je tichý.",
        "V přemrzlé stopě jede o třídu rychleji než šupiny a v oteplení se nelepí tolik jako vosk. Pás čistíme po každém půjčení, dejte pozor na písek u parkoviště.",
      ],
      en: [
        "A mohair skin instead of wax: sure kick, silent glide.",
        "On icy tracks a class faster than scales and less sticky than wax in a thaw. We clean the skin after each rent; mind the grit by the car park.",
      ],
    },
    {
      name: "Úpa Padesátka",
      price: 340,
      deposit: 4500,
      look: "red ink snow 1",
      sizes: "190 195 200 205",
      units: 3,
      attrs: { level: "advanced", gender: "unisex", grip: "wax" },
      cs: [
        "Závodní klasika na vosk. Namažeme vám ji podle ranní teploty.",
        "Kdo si troufá na dlouhé závody, dostane ji připravenou na den a hodinu startu. Komoru měříme na vaši váhu. Na toulání po lese je jí škoda.",
      ],
      en: [
        "A race classic on wax, prepared for the morning's temperature.",
        "For long races we ready it for the day and hour of your start. The camber is matched to your weight. A waste for strolling in the woods.",
      ],
    },
    {
      name: "Úpa Kamarádka",
      price: 250,
      deposit: 2000,
      look: "rose cream plum 10",
      sizes: "175 180 185 190 195",
      attrs: { level: "beginner", gender: "women", grip: "scales" },
      cs: [
        "Kratší a stabilnější lyže pro toho, kdo se ještě bojí dolů.",
        "O pět centimetrů kratší, o tři milimetry širší: brzdí se na ní do pluhu snadno. Nahoru jde stejně dobře jako Magistrála.",
      ],
      en: [
        "Shorter and steadier, for those still afraid of going down.",
        "Five centimetres shorter, three millimetres wider: it snowploughs easily. Climbs as well as Magistrála.",
      ],
    },
    {
      name: { cs: "Dětské běžky Úpa Mravenec", en: "Úpa Mravenec children's skis" },
      price: 160,
      deposit: 1000,
      look: "yellow green red 6",
      sizes: "110 120 130 140 150 160",
      categories: [131, 191],
      attrs: { level: "beginner", gender: "kids", grip: "scales" },
      cs: [
        "Dětské šupinky, ke kterým nepotřebujete trpělivost s voskem.",
        "Na první kilometr po rovině i na rodinný výlet. Boty mají zapínání na zip a suchý zip, děti to zvládnou samy.",
      ],
      en: [
        "Children's scale skis that need no patience with wax.",
        "For the first flat kilometre and for family outings. The boots close by zip and strap, children manage alone.",
      ],
    },
  ],
);

export const skating = family(
  {
    ...nordicBase,
    prefix: "XS",
    categories: [132],
    attributes: { terrain: "track", material: "composite" },
    guide: {
      cs: "### Délka\n\nNa bruslení volte 5–12 cm nad svou výšku. Tužší pár snese těžšího lyžaře a tvrdší trať; na čerstvý prašan si řekněte o měkčí.",
      en: "### Length\n\nFor skating choose 5–12 cm above your height. A stiffer pair suits heavier skiers and hard tracks; ask for a softer one in fresh snow.",
      de: "### Länge\n\nFür Skating wählen Sie 5–12 cm über der Körpergröße. Ein steiferes Paar passt zu Schwereren und harten Spuren; im Neuschnee verlangen Sie ein weicheres.",
      it: "### Lunghezza\n\nPer lo skating scegliete 5–12 cm più della vostra altezza. Un paio più rigido è adatto a chi pesa di più e alle piste dure; con neve fresca chiedetene uno più morbido.",
    },
  },
  [
    {
      name: "Úpa Klubko",
      price: 290,
      deposit: 3000,
      look: "green ink yellow 3",
      sizes: "175 180 185 190 195",
      popularity: 290,
      attrs: { level: "intermediate", gender: "unisex" },
      cs: [
        "Bruslařská lyže, na které se dá technika teprve učit.",
        "Měkčí špička se nezapichuje, když se noha zapomene vrátit. S tužšími závodními jde odraz lépe, na tu práci ale musíte mít.",
      ],
      en: [
        "A skating ski to learn the technique on.",
        "The softer tip won't dig in when a foot comes back late. Stiffer race skis push better, if you have the legs.",
      ],
    },
    {
      name: "Úpa Střela",
      price: 360,
      deposit: 5000,
      look: "navy red snow 9",
      sizes: "182 187 192",
      units: 3,
      attrs: { level: "advanced", gender: "unisex", weight: "1.1" },
      cs: [
        "Lehká závodní lyže pro ty, kdo mají rádi tep v uších.",
        "Voštinové jádro, jemná struktura skluznice. Na tvrdé ranní trati letí, v měkkém odpoledni ji ocení jen silné nohy.",
      ],
      en: [
        "A light race ski for people who like their pulse loud.",
        "Honeycomb core, fine base structure. It flies on a hard morning track; in soft afternoon snow it wants strong legs.",
      ],
    },
    {
      name: "Úpa Kombi",
      price: 280,
      deposit: 3000,
      look: "silver teal orange 0",
      sizes: "180 185 190",
      attrs: { level: "beginner", gender: "unisex" },
      cs: [
        "Kombi na klasiku i bruslení, když se nechcete rozhodnout.",
        "Kompromis se vším, co k němu patří: na bruslení kratší, na klasiku s malou komorou. Na dovolenou s proměnlivou náladou výborná.",
      ],
      en: [
        "A combi for classic and skating, if you'd rather not decide.",
        "A compromise with all that goes with it. Excellent for a holiday of changing moods.",
      ],
    },
  ],
);
