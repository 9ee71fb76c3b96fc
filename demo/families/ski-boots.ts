import type { Text } from "../model";
import { family } from "./family";

const bootGuide: Text = {
  cs: "### Jak změřit velikost\n\nPostavte se patou ke zdi a změřte chodidlo v centimetrech: 26,5 cm je velikost 26,5. Mezi dvěma čísly berte menší, bota se po hodině povolí. Zkoušejte v jedněch tenkých podkolenkách.\n\nKdyž bota tlačí, vyměníme ji i druhý den ráno.",
  en: "### How to measure\n\nStand with your heel to the wall and measure your foot in centimetres: 26.5 cm is size 26.5. Between two sizes take the smaller one, the boot gives after an hour. Try it in one pair of thin socks.\n\nIf it hurts, we swap it, even the next morning.",
  de: "### So messen Sie\n\nStellen Sie die Ferse an die Wand und messen Sie den Fuß in Zentimetern: 26,5 cm sind Größe 26,5. Zwischen zwei Größen nehmen Sie die kleinere, der Schuh gibt nach einer Stunde nach. Probieren Sie ihn mit einem Paar dünner Socken an.\n\nDrückt er, tauschen wir ihn, auch am nächsten Morgen.",
  it: "### Come misurare\n\nMettete il tallone al muro e misurate il piede in centimetri: 26,5 cm è la misura 26,5. Tra due misure scegliete la più piccola: dopo un'ora lo scarpone cede. Provatelo con un solo paio di calze sottili.\n\nSe fa male lo cambiamo, anche la mattina dopo.",
};

const adult = "235 240 245 250 255 260 265 270 275 280 285 290 295 300";

const womens = "225 230 235 240 245 250 255 260";

export const skiBoots = family(
  {
    prefix: "SB",
    kind: "ski-boots",
    curve: "winter",
    range: "main+skibike",
    season: "winter",
    categories: [110],
    sizeCode: "boot_size",
    services: ["insurance"],
    units: 6,
    guide: bootGuide,
    attributes: { material: "plastic" },
  },
  [
    {
      name: "Skalka Komfort 80",
      price: 220,
      deposit: 2000,
      look: "graphite sky snow 2",
      sizes: adult,
      popularity: 760,
      attrs: { level: "beginner", terrain: "piste", gender: "unisex", flex: "80" },
      cs: [
        "Široká bota, ve které se dá i dojít na oběd.",
        "Šířka 104 mm pojme i nohu, která se do lyžáků nikdy nevešla. Přezky chodí zlehka a vnitřní botička hřeje. Na tvrdé závodění je měkká, na první dny přesně taková má být.",
      ],
      en: [
        "A wide boot you can even walk to lunch in.",
        "A 104 mm last takes feet that never fitted ski boots. The buckles move easily and the liner is warm. Too soft for racing, exactly right for first days.",
      ],
    },
    {
      name: "Skalka Komfort 90 GW",
      price: 250,
      deposit: 2500,
      look: "ink lime snow 4",
      sizes: adult,
      popularity: 540,
      attrs: { level: "intermediate", terrain: "allmountain", gender: "unisex", flex: "90" },
      cs: [
        "Univerzální bota s podrážkou na chození a rozumnou oporou.",
        "Gumová podrážka neklouže na schodech od lanovky. Devadesátka unese Hřeben i Rovinu a neunaví lýtka. Vázání k ní vždy přenastavíme, podrážka je jiná než u klasické boty.",
      ],
      en: [
        "An all-round boot with a walking sole and sensible support.",
        "The rubber sole does not slip on lift stairs. Flex 90 carries a Hřeben or Rovina without tiring your calves. We always reset the binding for it, the sole differs from a classic boot.",
      ],
    },
    {
      name: "Skalka Svah 110",
      price: 290,
      deposit: 3500,
      look: "red graphite snow 6",
      sizes: "250 255 260 265 270 275 280 285 290 295",
      attrs: { level: "advanced", terrain: ["piste", "allmountain"], gender: "men", flex: "110" },
      cs: [
        "Přesná bota pro toho, kdo chce cítit, co hrana dělá.",
        "Skelet o šířce 100 mm drží patu na místě, i když se opřete do jazyka. První den ji doporučujeme po dvou hodinách na chvíli povolit. Před výdejem umíme špičku na počkání vytvarovat.",
      ],
      en: [
        "A precise boot for those who want to feel the edge.",
        "The 100 mm shell holds your heel even when you lean into the tongue. On day one loosen it for a while after two hours. We can stretch the toe box while you wait.",
      ],
    },
    {
      name: "Skalka Svah 95 W",
      price: 270,
      deposit: 3000,
      look: "snow plum silver 1",
      sizes: womens,
      popularity: 390,
      attrs: { level: "advanced", terrain: ["piste", "allmountain"], gender: "women", flex: "95" },
      cs: [
        "Dámská sportovní bota s nižší manžetou a teplou vložkou.",
        "Manžeta končí pod lýtkem, takže netlačí ani při vyšším svalu. Vložka z vlny vydrží teplá celý den na sedačce. Ke Stužce a Polednici sedí jako ulitá.",
      ],
      en: [
        "A sporty women's boot with a lower cuff and warm liner.",
        "The cuff ends below the calf, so it doesn't press. A wool liner stays warm on chairlifts all day. A perfect match for Stužka and Polednice.",
      ],
    },
    {
      name: "Skalka Peřinka 70 W",
      price: 220,
      deposit: 2000,
      look: "ice lilac snow 8",
      sizes: womens,
      attrs: { level: "beginner", terrain: "piste", gender: "women", flex: "70" },
      cs: [
        "Nejměkčí dámská bota, pro nohy, které brzy zebou.",
        "Zapíná se dvěma přezkami místo čtyř a obujete ji i na mrazivém parkovišti. Uvnitř huňatý kožíšek, na jaře v ní bývá až horko. Kdo už jezdí rychle, bude chtít víc opory.",
      ],
      en: [
        "The softest women's boot, for feet that freeze early.",
        "Two buckles instead of four, easy to pull on in a cold car park. Fleecy inside, almost too warm in spring. Fast skiers will want more support.",
      ],
    },
    {
      name: "Rampouch Start 130",
      price: 350,
      deposit: 5000,
      look: "navy orange snow 7",
      sizes: "250 255 260 265 270 275 280 285",
      units: 3,
      attrs: { level: "expert", terrain: "race", gender: "unisex", flex: "130" },
      cs: [
        "Závodní bota k slalomkám. Pohodlí hledejte jinde.",
        "Úzký skelet 96 mm, šroubované podrážky, tuhost, která v mrazu ještě povyroste. Půjčujeme ji se závodními lyžemi a jen po vyzkoušení u nás, ušetří to oběma stranám smutný den.",
      ],
      en: [
        "A race boot for slalom skis. Look for comfort elsewhere.",
        "A narrow 96 mm shell, bolted soles, a flex that grows in the cold. Rented with race skis and only after trying it here, which saves both of us a sad day.",
      ],
    },
  ],
);
