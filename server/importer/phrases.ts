/*
 * What the importer says of records, in Czech beside the English of the code: `{0}` stands for what the English has at
 * its first `{}`. A third text is the English for an owner, where that of the code has no example.
 * A test keeps it complete (phrases.unit.test.ts).
 */

export interface Told {
  cs: string;
  en: string;
}

type Phrase = readonly [english: string, czech: string, forOwners?: string];

const FILES: readonly Phrase[] = [
  ["no such file or folder", "soubor ani složka neexistuje; zkontrolujte cestu, např. ./cenik.xlsx"],
  [
    "tables are read as .xlsx or .csv",
    "tabulky čteme jako .xlsx nebo .csv; otevřete ji a uložte jako cenik.xlsx",
    "tables are read as .xlsx or .csv; open it and save it as pricelist.xlsx",
  ],
  ["no such folder", "složka neexistuje; zkontrolujte cestu, např. ./obsah"],
  [
    "the name must be one of {} with .json or .csv, or a table's: .csv or .xlsx",
    "soubor se má jmenovat jako jeden z {0} s příponou .json nebo .csv, nebo to má být tabulka .csv či .xlsx",
  ],
  ["holds none of {} (.json or .csv)", "není v ní žádný ze souborů {0} (.json nebo .csv)"],
  ["is a folder and no file", "je složka, ne soubor; pojmenujte ji jinak, nebo místo ní dejte soubor"],
  ["may not be read by this user", "tento uživatel ho nesmí číst; dovolte to, např. chmod a+r"],
  ["holds no folder of content", "není v ní žádná složka obsahu, např. static-pages"],
  ["no content type: {}", "takový druh obsahu není; složky se jmenují {0}", "no such content; folders are called {0}"],
  ["the name must be like my-page.cs.md or my-page.yaml", "soubor se má jmenovat např. moje-stranka.cs.md"],
  ["can't be read: {}", "nejde přečíst: {0}"],
  [
    "after {} good rows a cell begins with a quotation mark and nothing ends it",
    'po {0} řádcích v pořádku začíná buňka uvozovkou a nic ji nekončí; uvozovku v textu pište dvakrát, např. 5""',
    'after {0} good rows a cell begins with a quotation mark and nothing ends it; in a text write it twice, as 5""',
  ],
  [
    "in line {} a quotation mark stands inside a cell",
    'na řádku {0} stojí uvozovka uvnitř buňky; celou buňku dejte do uvozovek a v ní ji zdvojte, např. "tyč 5"""',
    'in line {0} a quotation mark stands inside a cell; quote the whole cell and double it within, as "pole 5"""',
  ],
  [
    "line {} has {} cells, the header {}",
    "řádek {0} má buněk {1}, záhlaví {2}; nechybí oddělovač, nebo nepřebývá?",
    "line {0} has {1} cells, the header {2}; is a delimiter missing, or one too many?",
  ],
  ["holds no fields", "nejsou v něm žádná pole, např. title: O nás", "holds no fields, such as title: About us"],
  ["this type has no text", "tento druh nemá text; údaje patří do .yaml", "this type has no text; use .yaml"],
  ["this type has no languages", "tento druh nemá jazyky; soubor pojmenujte bez nich, např. blog.yaml"],
  ["says nothing in any language: a file such as {} is missing", "nemluví žádným jazykem: chybí např. soubor {0}"],
  [
    "is the same in all languages: it stands in the file without one",
    "je ve všech jazycích stejné: patří do souboru bez jazyka",
  ],
  ["stands in the file without a language already", "už stojí v souboru bez jazyka"],
  ["there is no {} {}", "{0} „{1}“ neexistuje"],
  ["is UTF-16; {}", "je v UTF-16; uložte ho jako UTF-8 (v tabulkách „CSV UTF-8“)"],
  [
    "is not UTF-8, rather Windows-1250 or ISO 8859-2; {}",
    "není v UTF-8, spíš ve Windows-1250 nebo ISO 8859-2; uložte ho jako UTF-8 (v tabulkách „CSV UTF-8“)",
  ],
  ["is too long for a line", "je na řádek příliš dlouhé; nechybí konce řádků?"],
  ["stands in {}, {} already", "už stojí jinde: {0}, {1}"],
  ["stands in {} already", "už stojí v {0}"],
  ["breaks a rule of the database", "odporuje pravidlu databáze"],
];

const SHAPES: readonly Phrase[] = [
  ["no such field", "takové pole není"],
  ["entries of a list are numbered from 0, the next is {}", "položky seznamu se číslují od 0, další je {0}"],
  ["{} has parts already", "{0} už má části, např. {0}.cs, a nemůže být i hodnotou"],
  ["{} is a value already, so it has no parts", "{0} už je hodnota, takže nemá části; nechte jen jeden z obou sloupců"],
  ["holds a character that can't be stored ({})", "obsahuje znak, který nejde uložit ({0}); smažte ho"],
  ["lies too deep", "je vnořené příliš hluboko"],
  ["expected a number", "čeká se číslo, např. 390 nebo 390,50", "expected a number, such as 390 or 390.50"],
  ["only a–z, 0–9 and -", "jen a–z, 0–9 a -, např. sjezdove-lyze", "only a–z, 0–9 and -, such as downhill-skis"],
  [
    "only a–z, 0–9, - . _ ~ between single slashes",
    "jen a–z, 0–9, - . _ ~ mezi jednotlivými lomítky, např. lyze/helmy",
    "only a–z, 0–9, - . _ ~ between single slashes, such as skis/helmets",
  ],
  [
    "expected a text, or texts by language with Czech among them",
    "čeká se text, nebo texty podle jazyků s češtinou, např. name.cs",
    "expected a text, or texts by language with Czech among them, such as name.cs",
  ],
  ["a time such as 12:00", "čas jako 12:00"],
  ["opens before it closes", "otevírá dřív, než zavírá, např. 08:00 a 18:00", "opens before it closes: 08:00, 18:00"],
  ["only a–z and _", "jen a–z a _, např. ski_length", "only a–z and _, such as ski_length"],
  ["a day of the year as 07-01", "den v roce jako 07-01"],
  ["no shorter than shortest_days", "nesmí být kratší než shortest_days"],
  ["needs a price, or else options", "má mít cenu (price), nebo možnosti (options)"],
  ["a choice has values, a text has none", "výběr má hodnoty (values), text žádné"],
  ["a code stands there twice", "kód je tam dvakrát"],
  ["a value stands there twice", "hodnota je tam dvakrát"],
  ["a name stands there twice", "název je tam dvakrát"],
  ["an option stands there twice", "možnost je tam dvakrát"],
  ["a service stands there twice", "služba je tam dvakrát"],
  ["an answer stands there twice", "odpověď je tam dvakrát"],
  ["a thing stands there twice", "věc je tam dvakrát"],
  ["{} stands there twice", "{0} je tam dvakrát"],
  ["{} comes twice", "{0} je v souboru dvakrát"],
  [
    "expected a day as 2027-02-13, or days from today as +12",
    "čeká se den jako 2027-02-13, nebo dny ode dneška jako +12",
  ],
  ["a day out of reach", "den mimo rozsah; čeká se např. 2027-02-13", "a day out of reach; write 2027-02-13"],
  ["first digits of a postcode, without spaces", "první číslice PSČ bez mezer, např. 602"],
  [
    "letters, digits, dots, _ and -",
    "jen písmena bez háčků a čárek, číslice, tečky, _ a -, např. LYZE-170",
    "only letters without accents, digits, dots, _ and -, such as SKIS-170",
  ],
];

const NAMES: readonly Phrase[] = [
  ["{} begins with {}, which is the shop's own", "{0} začíná na {1}, což je vlastní adresa obchodu; zvolte jinou"],
  ["{} is taken by the shop itself", "{0} používá obchod sám; zvolte jiný název"],
  ["{} is taken by category {}", "{0} už má kategorie {1}; zvolte jinou adresu (slug), např. {0}-2"],
  ["{} is taken by {}", "{0} už má {1}; zvolte jinou adresu (slug)"],
  ["{} belongs to {} already", "{0} už patří k {1}; každá věc má svůj kód"],
  [
    "the code {} differs from {} ({}) by its capitals alone; they are two codes",
    "kód {0} se od {1} ({2}) liší jen velikostí písmen; bereme je jako dva kódy",
  ],
  [
    "the code {} differs from the shop's {} by its capitals alone; they are two codes",
    "kód {0} se od {1}, který už v obchodě je, liší jen velikostí písmen; bereme je jako dva kódy",
  ],
  ["{} can't be {}: no such thing", "{0} nemůže být {1}: taková věc není"],
  ["no partner {}", "partner {0} není; přidejte ho do partners"],
  ["no store view {}", "výloha {0} není; jsou v shop.config.ts (storeViews), např. main"],
  ["no store view of its own: {}", "samostatná výloha {0} není; jsou v shop.config.ts (storeViews), např. main"],
  ["no category {}", "kategorie {0} není; přidejte ji do categories"],
  ["no service {}", "služba {0} není; přidejte ji do services"],
  ["no customer group {}", "skupina zákazníků {0} není; jsou v shop.config.ts (customers)"],
  ["no attribute {}", "vlastnost {0} není; přidejte ji do attributes"],
  ["attribute {} has no option {}", "vlastnost {0} nemá hodnotu {1}; přidejte ji do jejích options"],
  ["no source {}", "pobočka {0} není; přidejte ji do sources"],
  ["no product {}", "věc {0} není; přidejte ji do products"],
  ["nothing to rent under {}", "pod kódem {0} se nic nepůjčuje; kód má věc, nebo její velikost (children)"],
  ["{} has no stock of {}", "{0} nemá žádné kusy {1}; počet patří do stock"],
  [
    "{} hands over at no points of its own",
    "{0} nemá vlastní výdejní místa; dopravci jsou v shop.config.ts (carriers)",
  ],
  ["{} is no number of a company in {}", "{0} není číslo firmy v zemi {1}; IČO má 8 číslic, např. 27074358"],
  ["the sport has no answer {}", "sport nemá odpověď {0}; přidejte ji do jeho where"],
  ["a place on the map needs latitude and longitude", "místo na mapě má latitude i longitude, např. 49.19 a 16.61"],
  ["the category lies below itself", "kategorie leží sama pod sebou; opravte parent_id"],
];

const THINGS: readonly Phrase[] = [
  ["a configurable product needs children", "věc s velikostmi (configurable) má mít velikosti (children)"],
  ["a {} product has none", "věc druhu {0} velikosti nemá"],
  ["a set without a price list has the offers of its parts", "sada bez ceníku má slevy svých částí"],
  ["{} pays what the price list says", "{0} platí podle ceníku; cena skupiny sem nepatří"],
  ["a set without a price list costs what its parts do", "sada bez ceníku stojí tolik co její části"],
  ["more than nothing", "víc než nula, např. 350", "more than nothing, such as 350"],
  ["a group stands there twice", "skupina je tam dvakrát"],
  ["lies before special_from_date", "je před special_from_date"],
  ["needs at least one band", "chybí cena: aspoň jedno pásmo, např. od 1. dne za 390"],
  ["band from {} ends before it starts", "pásmo od {0}. dne končí dřív, než začíná"],
  ["bands from {} and {} overlap", "pásma od {0}. a od {1}. dne se překrývají; navazují např. 1–1, 2–3, od 4"],
  ["days {} to {} have no price", "{0}. až {1}. den nemá cenu; pásma navazují, např. 1–1, 2–3, od 4"],
  ["two children have the same options", "dvě velikosti mají stejné hodnoty (options)"],
  ["a bundle needs options", "sada (bundle) má mít bundle_options"],
  ["a grouped product needs associated ones", "skupina (grouped) má mít v links věci „associated“"],
  [
    "a downloadable product is sold as files, and no other is",
    "věc ke stažení (downloadable) má soubory (downloads), jiná žádné",
  ],
  ["what is written belongs to a part of a set, not to the set", "co se píše, patří k části sady, ne k sadě"],
  [
    "a set with a price of its own would give the further units away",
    "sada s vlastní cenou by další kusy dala zadarmo; max_units nechte 1",
  ],
  [
    "costs what its parts cost, and {} is charged by the piece: give the set a price list",
    "stojí tolik co její části a {0} se platí za kus: dejte sadě ceník (price_list)",
  ],
  ["lies outside of the import's folder", "leží mimo složku importu; dejte soubor do ní"],
  ["no such file {}", "soubor {0} tam není; dejte ho vedle tabulky"],
  [
    "{} is a folder, not a picture",
    "{0} je složka, ne obrázek; napište soubor v ní, např. {0}/lyze.jpg",
    "{0} is a folder, not a picture; write a file in it, such as {0}/skis.jpg",
  ],
  [
    "{} may not be read",
    "{0} nesmíme číst; dovolte to, např. chmod a+r {0}",
    "{0} may not be read; allow it, as by chmod a+r {0}",
  ],
  [
    "{} is no file that could be handed out",
    "{0} není soubor, který by šel vydat; napište soubor, např. pruvodce.pdf",
    "{0} is no file that could be handed out; write a file, such as guide.pdf",
  ],
  ["can't be taken: {}", "nejde převzít: {0}"],
  [
    "the disk has no room for {}",
    "na disku není místo pro {0}; uvolněte je a převezměte tabulku znovu",
    "the disk has no room for {0}; make some, and import again",
  ],
  ["can't take {}: {}", "soubor {0} nejde převzít: {1}"],
  [
    "{} is no PNG, JPEG or WebP picture",
    "{0} není obrázek PNG, JPEG ani WebP; otevřete ho v prohlížeči obrázků a uložte jako JPEG",
    "{0} is no PNG, JPEG or WebP picture; open it in a viewer and save it as JPEG",
  ],
  [
    "{} has more than {} million pixels",
    "{0} má přes {1} milionů bodů; zmenšete ho, např. na 3000 × 2000",
    "{0} has more than {1} million pixels; make it smaller, such as 3000 × 2000",
  ],
  [
    "{} has more than {} MB",
    "{0} má přes {1} MB; uložte ho jako JPEG, např. 3000 × 2000",
    "{0} has more than {1} MB; save it as JPEG, such as 3000 × 2000",
  ],
  [
    "{} is damaged",
    "{0} je poškozený; zkopírujte ho z telefonu znovu",
    "{0} is damaged; copy it from the telephone again",
  ],
  ["only files ending in {} are sold", "prodávají se jen soubory s příponou {0}"],
  ["has {} bytes, at most {} are handed out", "má {0} bajtů, vydává se nejvýš {1}"],
  ["is empty", "je prázdný"],
];

const UNITS: readonly Phrase[] = [
  [
    "not enough units of {} at {} on {}",
    "kusů {0} není na pobočce {1} dne {2} dost; přidejte je, nebo rezervaci zmenšete",
  ],
  ["{} is before {}", "{0} je před {1}; konec je v den začátku nebo po něm"],
  ["a booking takes {} days at most; longer ones are several", "rezervace trvá nejvýš {0} dní; delší rozdělte"],
  ["{} is more than {} days ahead", "{0} je dál než {1} dní dopředu"],
  ["{} units are fewer than the {} promised for {}", "{0} kusů je méně než {1} slíbených na {2}"],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const known = [...FILES, ...SHAPES, ...NAMES, ...THINGS, ...UNITS].map(([english, czech, forOwners]) => ({
  // What says more of itself comes first: "{} is taken by the shop itself" before "{} is taken by {}".
  length: english.replaceAll("{}", "").length,
  pattern: new RegExp(`^${english.split("{}").map(escaped).join("(.+?)")}$`, "su"),
  czech,
  forOwners,
}));
known.sort((one, other) => other.length - one.length);

const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/gu, (_, index: string) => values[Number(index)] ?? "");

/** What the importer says, in Czech and in English; null when it is no phrase of the importer. */
export function inBoth(message: string): Told | null {
  for (const { pattern, czech, forOwners } of known) {
    const found = pattern.exec(message);
    if (!found) continue;
    const texts = found.slice(1);
    return { cs: filled(czech, texts), en: forOwners === undefined ? message : filled(forOwners, texts) };
  }
  return null;
}
