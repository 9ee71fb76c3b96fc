import { family } from "./family";

export const carrying = family(
  {
    prefix: "TRL",
    kind: "bike-trailer",
    curve: "summer",
    range: "everywhere",
    season: "summer",
    categories: [194],
    services: ["cleaning"],
    units: 3,
    attributes: { gender: "kids", terrain: "path" },
  },
  [
    {
      name: { cs: "Vozík za kolo Nosítko Jedináček", en: "Nosítko Jedináček trailer" },
      price: 260,
      deposit: 4000,
      look: "orange graphite snow 0",
      popularity: 340,
      attrs: { load: "25", weight: "11.2", age: "1-5" },
      cs: [
        "Jednomístný vozík s odpružením a pláštěnkou.",
        "Projede i mezi patníky. Osu na vaše kolo najdeme ze čtyř, které máme v šuplíku; přijeďte s kolem.",
      ],
      en: [
        "A sprung single trailer with a rain cover.",
        "It passes between bollards. We find the axle for your bike among the four in our drawer.",
      ],
    },
    {
      name: { cs: "Vozík za kolo Nosítko Sourozenci", en: "Nosítko Sourozenci double trailer" },
      price: 320,
      deposit: 6000,
      look: "blue yellow ink 3",
      popularity: 390,
      attrs: { load: "45", weight: "13.8", age: "1-6" },
      cs: [
        "Dvoumístný, s prostorem pro hračky, které musí taky.",
        "Sklopí se do kufru kombíku. Řidicí kolečko na procházku je přibalené, běhací půjčíme zvlášť.",
      ],
      en: [
        "A double with room for toys that must come too.",
        "Folds into an estate car's boot. A strolling wheel is included.",
      ],
    },
    {
      name: { cs: "Zimní lyže k vozíku Nosítko Skluz", en: "Nosítko Skluz trailer ski kit" },
      price: 190,
      deposit: 2500,
      look: "ice red ink 1",
      season: "winter",
      units: 2,
      attrs: { load: "45", weight: "4.5", age: "1-5", terrain: "track" },
      cs: [
        "Místo kol lyže: vozík za běžkaře.",
        "Tuhé oje s bederním pásem. Sedí na oba naše vozíky, na cizí jen po vyzkoušení.",
      ],
      en: [
        "Skis instead of wheels: pull the trailer on your cross-country skis.",
        "Rigid shafts and a hip belt. Fits both our trailers.",
      ],
    },
    {
      name: { cs: "Dětská sedačka Nosítko Kukaččí", en: "Nosítko Kukaččí child seat" },
      price: 90,
      deposit: 1000,
      look: "teal sand ink 0",
      kind: "child-seat",
      popularity: 250,
      attrs: { load: "22", weight: "4.2", age: "1-6" },
      cs: [
        "Zadní sedačka na rámovou trubku, bez nosiče.",
        "Nakloní se do spánku jednou rukou. Na karbonový rám ji nemontujeme.",
      ],
      en: ["A rear seat clamped to the frame tube.", "Tilts for sleeping with one hand. Not for carbon frames."],
    },
    {
      name: { cs: "Přední sedačka Nosítko Výhled", en: "Nosítko Výhled front seat" },
      price: 90,
      deposit: 1000,
      look: "yellow graphite red 1",
      kind: "child-seat",
      attrs: { load: "15", weight: "2.9", age: "1-3" },
      cs: [
        "Dítě vidí totéž co vy a povídá vám o tom.",
        "Do patnácti kilogramů. Větrný štítek je v ceně, ušetří slzení.",
      ],
      en: [
        "Your child sees what you see and tells you about it.",
        "Up to fifteen kilograms. A windscreen is included.",
      ],
    },
    {
      name: { cs: "Tažná tyč Nosítko Závěs", en: "Nosítko Závěs tow bar" },
      price: 100,
      deposit: 1500,
      look: "ink lime snow 2",
      units: 2,
      kind: "bike-lock",
      attrs: { load: "50", weight: "3.6", age: "4-9", material: "steel" },
      cs: [
        "Zvednete přední kolo dětského kola a jedete spolu.",
        "Pro chvíle, kdy posledních pět kilometrů už nejde. Na kola 12–20 palců.",
      ],
      en: [
        "Lift the front wheel of the child's bike and ride on together.",
        "For the last five kilometres. Wheels of 12–20 inches.",
      ],
    },
  ],
);

export const carriers = family(
  {
    prefix: "CC",
    kind: "child-carrier",
    curve: "small",
    range: "everywhere",
    season: "summer",
    categories: [195],
    services: ["cleaning"],
    units: 4,
    attributes: { gender: "kids", terrain: "trek", material: "nylon" },
  },
  [
    {
      name: { cs: "Krosna Kamzík Vyhlídka", en: "Kamzík Vyhlídka carrier" },
      price: 170,
      deposit: 3000,
      look: "green sand red 0",
      popularity: 420,
      attrs: { load: "20", weight: "2.9", volume: "18", age: "1-4" },
      cs: [
        "Krosna s bederákem jako u expedičního batohu.",
        "Zádový systém sedí od 155 do 195 cm, dva rodiče se střídají bez nářadí. Stříška a pláštěnka v ceně.",
      ],
      en: [
        "A carrier with an expedition hip belt.",
        "The back system suits 155 to 195 cm, so parents take turns. Sunshade and rain cover included.",
      ],
    },
    {
      name: { cs: "Krosna Kamzík Pírko", en: "Kamzík Pírko light carrier" },
      price: 140,
      deposit: 2500,
      look: "navy orange ice 2",
      attrs: { load: "18", weight: "1.9", volume: "6", age: "1-3" },
      cs: [
        "Skládací krosna na kratší výlety a do letadla.",
        "O kilo lehčí, za to s menší kapsou. Na celodenní hřebenovku vezměte Vyhlídku.",
      ],
      en: [
        "A folding carrier for short trips and planes.",
        "A kilo lighter, with a smaller pocket. For a full day take Vyhlídka.",
      ],
    },
  ],
);
