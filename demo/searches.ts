import { languages, type Language } from "@/lib/config/choices";

/*
 * What renters type, in four languages, and in which sections the things lie that they mean: every spelling of a line
 * means the same. Right and wrong spellings, cases, synonyms and words without their marks stand beside each other.
 */

type Meant = [spellings: string, sections: string];

const searches: Record<Language, Meant[]> = {
  cs: [
    ["lyže, lyze, LYŽE, lyží, lyžemi, lize, lzye, půjčit lyže, půjčovna lyží", "sjezdove-lyze"],
    ["sjezdovky, sjezdové lyže, sjezdových lyží", "sjezdove-lyze lyzarske-komplety detske-lyze"],
    ["carving, carvingové lyže, carvingovych lyzi", "carvingove-lyze"],
    ["allmountain, allmountain lyže, almountain", "allmountain-lyze"],
    ["freeride, freeride lyže", "freeride-lyze"],
    ["závodní lyže, zavodnich lyzi", "zavodni-lyze"],
    ["skialpy, skialp, skialpové lyže, skitouring, túrové lyže", "skialpy"],
    ["skialpové boty, boty na skialpy", "skialpove-boty"],
    ["lavinový set, pípák, lavinová výbava, sonda", "lavinova-vybava"],
    ["lyžáky, lyzaky, lyžařské boty, lyžařských bot, přeskáče, boty na lyže", "lyzarske-boty detske-lyze"],
    ["lyžařské hůlky, lyžařských hůlek, hůlky na lyže", "sjezdove-hulky"],
    ["hůlky, hulky, hole", "sjezdove-hulky hulky-na-bezky"],
    ["lyžařská helma, lyzarske helmy, helma na lyže", "lyzarske-helmy"],
    ["helma, přilba, helmička, prilby", "lyzarske-helmy cyklisticke-prilby uvazky-a-prilby detske-lyze detska-kola"],
    ["lyžařské brýle, brýle, bryle", "lyzarske-bryle"],
    ["lyžařský komplet, set lyže a boty", "lyzarske-komplety detske-lyze"],
    ["snowboard, snowboardy, snowbord, snowboardu, prkno, prkna", "snowboardove-desky snowboardove-boty splitboardy"],
    ["snowboardové boty, boty na snowboard, snowboardovych bot", "snowboardove-boty"],
    ["splitboard, splitboardy, splitbord", "splitboardy"],
    ["běžky, bezky, běžek, běžkách, bežky, běžecké lyže", "klasicke-bezky bezky-na-brusleni backcountry-bezky"],
    ["klasické běžky", "klasicke-bezky"],
    ["bruslení na lyžích, běžky na bruslení", "bezky-na-brusleni"],
    ["backcountry běžky", "backcountry-bezky"],
    ["boty na běžky, běžecké boty, bot na bezky", "boty-na-bezky"],
    ["hůlky na běžky, běžecké hůlky", "hulky-na-bezky"],
    ["kolo, kola, kol, kolem, bicykl, bycikl, pronájem kola", "kola detska-kola"],
    ["horské kolo, horská kola, horskeho kola, horák, mtb, horske kollo", "horska-kola elektrokola detska-kola"],
    ["pevné horské kolo, pevná kola", "pevna-horska-kola"],
    ["celopero, celoodpružené kolo, celoodpruzena kola", "celoodpruzena-kola elektrokola"],
    ["elektrokolo, elektrokola, e-kolo, ekolo, ebike, e-bike, elekrokolo, kolo na baterii", "elektrokola"],
    ["trekové kolo, trekingové kolo, trekingová kola", "trekingova-kola trekingova-elektrokola"],
    ["gravel, gravel kolo, grevel", "gravel-kola"],
    ["silniční kolo, silnička, silnicni kola", "silnicni-kola"],
    ["cyklistická přilba, přilba na kolo, helma na kolo", "cyklisticke-prilby detska-kola"],
    ["zámek na kolo, zámky, zamek", "zamky-na-kolo"],
    ["brašny na kolo, brašna, brasny", "brasny-na-kolo"],
    ["paddleboard, padleboard, paddleboardy, sup, paddle board, pádlboard", "paddleboardy"],
    ["kajak, kajaky, kajaku, kajk", "kajaky"],
    ["kánoe, kanoe, loď, lod, loďka", "kanoe"],
    ["raft, rafty, gumák, nafukovací člun", "rafty"],
    ["plovací vesta, vesta, záchranná vesta, vesty", "vesty-a-neopreny"],
    ["neopren, neopreny, neoprenový oblek", "vesty-a-neopreny"],
    ["pádlo, padlo, pádla", "padla-a-lodni-vaky paddleboardy"],
    ["stan, stany, stanu, rodinný stan, stany pro čtyři", "turisticke-stany rodinne-stany"],
    ["spacák, spacak, spací pytel, spacáky", "spacaky"],
    ["karimatka, karimatky, podložka", "karimatky"],
    ["vařič, varic, plynový vařič", "vareni"],
    ["batoh, batohy, ruksak, bágl", "batohy turisticke-krosny"],
    ["krosna, krosny, batoh na dítě", "turisticke-krosny batohy"],
    ["čelovka, celovka, stůl do kempu", "nabytek-a-svetlo"],
    ["ferratový set, ferrata, feráta, via ferrata, ferratove sety", "ferratove-sety uvazky-a-prilby"],
    ["úvazek, sedák, uvazek", "uvazky-a-prilby"],
    ["sněžnice, sneznice, sněžnic, snežnice, sneznici", "sneznice"],
    ["mačky, macky, stoupací železa", "macky-a-cepiny"],
    ["cepín, cepin", "macky-a-cepiny"],
    ["dětské lyže, detske lyze, dětských lyží, lyže pro děti", "detske-lyze"],
    ["sáňky, sanky, saně, sánky", "sanky-a-boby"],
    ["boby, bob, kluzák", "sanky-a-boby"],
    ["dětské kolo, dětská kola, detske kolo, odrážedlo", "detska-kola"],
    ["vozík za kolo, vozík, cyklovozík, přívěsný vozík", "voziky-a-sedacky"],
    ["dětská sedačka, sedačka na kolo", "voziky-a-sedacky"],
    ["střešní box, autobox, rakev, box na auto, strešní box", "stresni-boxy"],
    ["nosič kol, nosiče kol, držák na kola, nosic kol", "nosice-kol"],
    ["nosič lyží, nosice lyzi", "nosice-lyzi"],
    ["lední brusle, brusle, brusli", "ledni-brusle inline-brusle"],
    ["inline, inline brusle, kolečkové brusle, in-line", "inline-brusle"],
    ["koloběžka, kolobezka, koloběžky, trotinet", "kolobezky"],
    ["instruktor, lekce lyžování, učitel lyžování", "instruktori"],
    ["servis, voskování, broušení", "servis"],
    ["poukaz, dárkový poukaz, voucher, dárek", "darkove-poukazy"],
  ],
  en: [
    ["skis, ski, SKIS, downhill skis, ski rental, rent skis", "sjezdove-lyze skialpy bezky detske-lyze"],
    ["ski boots, ski boot", "lyzarske-boty skialpove-boty boty-na-bezky detske-lyze"],
    ["snowboard, snowboards, snowbord", "snowboardove-desky snowboardove-boty splitboardy"],
    ["cross-country skis, cross country skis", "bezky"],
    ["ski poles, poles", "sjezdove-hulky hulky-na-bezky"],
    ["ski helmet, helmet, helmets", "lyzarske-helmy cyklisticke-prilby uvazky-a-prilby detske-lyze"],
    ["goggles, ski goggles", "lyzarske-bryle"],
    ["bike, bikes, bicycle, bike hire", "kola detska-kola"],
    ["mountain bike, mountain bikes, mtb", "horska-kola elektrokola detska-kola"],
    ["e-bike, ebike, e-bikes", "elektrokola"],
    ["gravel bike, gravel", "gravel-kola"],
    ["road bike, road bikes", "silnicni-kola"],
    ["paddleboard, sup, padleboard", "paddleboardy padla-a-lodni-vaky"],
    ["kayak, kayaks", "kajaky"],
    ["canoe, canoes", "kanoe"],
    ["tent, tents, family tent", "stany"],
    ["sleeping bag, sleeping bags", "spacaky"],
    ["backpack, backpacks, rucksack", "batohy turisticke-krosny"],
    ["snowshoes, snowshoe", "sneznice"],
    ["crampons", "macky-a-cepiny"],
    ["via ferrata set, via ferrata", "ferratove-sety uvazky-a-prilby"],
    ["sledge, sledges", "sanky-a-boby"],
    ["roof box, roof boxes", "stresni-boxy"],
    ["bike rack, bike racks", "nosice-kol"],
    ["ice skates", "ledni-brusle"],
    ["scooter, scooters", "kolobezky"],
    ["gift voucher, voucher", "darkove-poukazy"],
    ["wetsuit, wetsuits", "vesty-a-neopreny"],
  ],
  de: [
    ["Ski, Skier, ski, Skiverleih, Ski leihen", "sjezdove-lyze skialpy bezky detske-lyze"],
    ["Skischuhe, Skischuh, skischuhe", "lyzarske-boty skialpove-boty boty-na-bezky detske-lyze"],
    ["Snowboard, Snowboards", "snowboardove-desky snowboardove-boty splitboardy"],
    ["Langlaufski, Langlauf", "bezky"],
    ["Skistöcke, Skistoecke", "sjezdove-hulky hulky-na-bezky"],
    ["Skihelm, Skihelme, Helm", "lyzarske-helmy cyklisticke-prilby uvazky-a-prilby detske-lyze"],
    ["Skibrille, Skibrillen", "lyzarske-bryle"],
    ["Fahrrad, Fahrräder, Fahrraeder, Fahrradverleih, Fahrrad mieten", "kola detska-kola"],
    ["Kinderfahrrad, Kinderfahrräder", "detska-kola"],
    ["Damenski, Herrenski", "sjezdove-lyze skialpy bezky detske-lyze"],
    ["E-Bike, E-Bikes, ebike", "elektrokola"],
    ["Mountainbike, Mountainbikes", "horska-kola elektrokola detska-kola"],
    ["Kajak, Kajaks", "kajaky"],
    ["Zelt, Zelte, Familienzelt", "stany"],
    ["Schlafsack, Schlafsäcke, Schlafsacke", "spacaky"],
    ["Rucksack, Rucksäcke", "batohy turisticke-krosny"],
    ["Schneeschuhe, Schneeschuh", "sneznice"],
    ["Steigeisen", "macky-a-cepiny"],
    ["Klettersteigset, Klettersteig", "ferratove-sety uvazky-a-prilby"],
    ["Schlitten, Rodel", "sanky-a-boby"],
    ["Dachbox, Dachboxen", "stresni-boxy"],
    ["Fahrradanhänger, Anhänger", "voziky-a-sedacky"],
    ["Schlittschuhe", "ledni-brusle"],
    ["Gutschein, Geschenkgutschein", "darkove-poukazy"],
  ],
  it: [
    ["sci, SCI, noleggio sci", "sjezdove-lyze skialpy bezky detske-lyze"],
    ["scarponi, scarponi da sci", "lyzarske-boty skialpove-boty boty-na-bezky snowboardove-boty detske-lyze"],
    ["snowboard", "snowboardove-desky snowboardove-boty splitboardy"],
    ["sci di fondo", "bezky"],
    ["bastoncini, bastoncino", "sjezdove-hulky hulky-na-bezky"],
    ["casco, caschi", "lyzarske-helmy cyklisticke-prilby uvazky-a-prilby detske-lyze"],
    ["bici, bicicletta, biciclette, noleggio bici", "kola detska-kola"],
    ["bici elettrica, e-bike", "elektrokola"],
    ["kayak, canoa", "kajaky kanoe"],
    ["tenda, tende", "stany"],
    ["sacco a pelo, sacchi a pelo", "spacaky"],
    ["zaino, zaini", "batohy turisticke-krosny"],
    ["ciaspole, ciaspola", "sneznice"],
    ["ramponi", "macky-a-cepiny"],
    ["slittino, slitta", "sanky-a-boby"],
    ["box da tetto", "stresni-boxy"],
    ["buono regalo", "darkove-poukazy"],
  ],
};

export interface AskedSearch {
  language: Language;
  text: string;
  /** Slugs of the sections whose things are meant. */
  sections: string[];
}

/** Each spelling by itself. */
export const askedSearches: readonly AskedSearch[] = languages.flatMap((language) =>
  searches[language].flatMap(([spellings, sections]) =>
    spellings.split(", ").map((text) => ({ language, text, sections: sections.split(" ") })),
  ),
);

/** How many of the first things a search is judged by. */
export const AMONG_FIRST = 10;
/** Of a hundred searches so many have to find what they mean. */
export const FOUND_OF_HUNDRED = 98;

/** The first thing found is a meant one, and so are most of those that there is room for. */
export function findsMeant<T>(found: readonly T[], meant: ReadonlySet<T>): boolean {
  const first = found.slice(0, AMONG_FIRST);
  const enough = Math.ceil(Math.min(first.length, meant.size) / 2);
  return (
    first.slice(0, 1).some((thing) => meant.has(thing)) && first.filter((thing) => meant.has(thing)).length >= enough
  );
}
