import type { Text } from "../model";

export type Options = Record<string, Text>;
export type Words = readonly [cs: string, en: string, de: string, it: string];

export const text = ([cs, en, de, it]: Words): Text => ({ cs, en, de, it });
const words = (options: Record<string, Words>): Options =>
  Object.fromEntries(Object.entries(options).map(([value, label]) => [value, text(label)]));

/** What the values of attributes are called, where they are words. */
export const levels = words({
  beginner: ["začátečníci", "beginners", "Anfänger", "principianti"],
  intermediate: ["mírně pokročilí", "intermediate", "Fortgeschrittene", "intermedi"],
  advanced: ["pokročilí", "advanced", "Könner", "avanzati"],
  expert: ["zkušení", "expert", "Experten", "esperti"],
});

export const terrains = words({
  piste: ["upravená sjezdovka", "groomed piste", "präparierte Piste", "pista battuta"],
  allmountain: ["allmountain", "all-mountain", "Allmountain", "all-mountain"],
  freeride: ["volný terén", "off-piste", "freies Gelände", "fuoripista"],
  race: ["závodní trať", "race course", "Rennstrecke", "tracciato di gara"],
  park: ["snowpark", "snow park", "Snowpark", "snowpark"],
  touring: ["skialpinismus", "ski touring", "Skitour", "scialpinismo"],
  track: ["upravená stopa", "groomed track", "gespurte Loipe", "pista da fondo"],
  backcountry: ["mimo stopu", "off-track", "abseits der Loipe", "fuori dal binario"],
  road: ["silnice", "road", "Straße", "strada"],
  path: ["cyklostezky", "cycle paths", "Radwege", "ciclabili"],
  gravel: ["šotolina", "gravel", "Schotter", "sterrato"],
  forest: ["lesní cesty", "forest roads", "Forstwege", "strade forestali"],
  trail: ["traily", "trails", "Trails", "trail"],
  bikepark: ["bikepark", "bike park", "Bikepark", "bike park"],
  flatwater: ["klidná voda", "flat water", "ruhiges Wasser", "acque calme"],
  river: ["tekoucí řeka", "moving river", "Fluss", "fiume"],
  whitewater: ["divoká voda", "white water", "Wildwasser", "acque bianche"],
  camp: ["kemp", "campsite", "Campingplatz", "campeggio"],
  trek: ["přechod s batohem", "backpacking", "Trekking", "trekking"],
  alpine: ["vysoké hory", "high mountains", "Hochgebirge", "alta montagna"],
  rock: ["skála a ferrata", "rock and via ferrata", "Fels und Klettersteig", "roccia e ferrata"],
  city: ["město", "city", "Stadt", "città"],
  slope: ["sáňkařský svah", "sledging slope", "Rodelhang", "pista da slittino"],
  ice: ["led", "ice", "Eis", "ghiaccio"],
});

export const audiences = words({
  unisex: ["dospělí", "adults", "Erwachsene", "adulti"],
  women: ["ženy", "women", "Damen", "donna"],
  men: ["muži", "men", "Herren", "uomo"],
  kids: ["děti", "children", "Kinder", "bambini"],
});

export const materials = words({
  wood: ["dřevo", "wood", "Holz", "legno"],
  plastic: ["plast", "plastic", "Kunststoff", "plastica"],
  aluminium: ["hliník", "aluminium", "Aluminium", "alluminio"],
  carbon: ["karbon", "carbon", "Carbon", "carbonio"],
  steel: ["ocel", "steel", "Stahl", "acciaio"],
  composite: ["kompozit", "composite", "Verbundstoff", "composito"],
  down: ["peří", "down", "Daune", "piuma"],
  synthetic: ["syntetika", "synthetic", "Kunstfaser", "sintetico"],
  nylon: ["nylon", "nylon", "Nylon", "nylon"],
  polyester: ["polyester", "polyester", "Polyester", "poliestere"],
  cotton: ["bavlna s polyesterem", "polycotton", "Baumwollmischung", "misto cotone"],
  neoprene: ["neopren", "neoprene", "Neopren", "neoprene"],
  pvc: ["PVC", "PVC", "PVC", "PVC"],
  foam: ["pěna", "foam", "Schaumstoff", "schiuma"],
  titanal: ["dřevo s titanalem", "wood with titanal", "Holz mit Titanal", "legno e titanal"],
});

export const profiles = words({
  camber: ["camber", "camber", "Camber", "camber"],
  rocker: ["rocker", "rocker", "Rocker", "rocker"],
  hybrid: ["hybridní", "hybrid", "hybrid", "ibrido"],
  flat: ["plochý", "flat", "flach", "piatto"],
});

export const grips = words({
  scales: ["šupiny", "scales", "Schuppen", "squame"],
  skin: ["stoupací pás", "skin", "Fell", "pelle"],
  wax: ["na vosk", "wax", "Wachs", "sciolina"],
});

export const lenses = words({
  s1: ["S1, do mlhy", "S1, for fog", "S1, für Nebel", "S1, per la nebbia"],
  s2: ["S2, proměnlivo", "S2, mixed light", "S2, wechselhaft", "S2, tempo variabile"],
  s3: ["S3, do slunce", "S3, for sun", "S3, für Sonne", "S3, per il sole"],
  photo: ["samozabarvovací", "photochromic", "selbsttönend", "fotocromatica"],
});

export const brakes = words({
  hydraulic: ["hydraulické kotoučové", "hydraulic disc", "hydraulische Scheibenbremsen", "a disco idraulici"],
  mechanical: ["mechanické kotoučové", "mechanical disc", "mechanische Scheibenbremsen", "a disco meccanici"],
  rim: ["ráfkové", "rim", "Felgenbremsen", "a pattino"],
  coaster: ["protišlapná", "coaster", "Rücktrittbremse", "a contropedale"],
});
