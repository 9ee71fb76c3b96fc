import type { Text } from "../model";
import { family } from "./family";

const kidsSki = family({ prefix: "KSK", kind: "ski-alpine", curve: "winter", range: "main+skibike", season: "winter", categories: [191], sizeCode: "ski_length", services: ["binding", "insurance_basic"], units: 8, shape: { child: true, length: 0.2 }, attributes: { gender: "kids", terrain: "piste" },
  guide: { cs: "### Délka pro dítě\n\nZačátečníkům po bradu, těm, kdo jezdí sami z modré, po nos. Kratší lyže se lépe otáčí, delší jede klidněji. Když během sezony povyroste, jednou vyměníme zdarma.", en: "### Length for a child\n\nTo the chin for beginners, to the nose for those who ski blues alone. One free change as they grow." } }, [
  { name: { cs: "Dětské lyže Sojka Pirueta", en: "Sojka Pirueta children's skis" }, price: 190, deposit: 1500, look: "red yellow snow 8", sizes: "70 80 90 100 110 120", popularity: 820, addedAgo: 50, attrs: { level: "beginner", material: "composite" },
    cs: ["První lyže od tří let. Lehké, krátké a veselé.", "Vázání zacvakne i dítě o patnácti kilech. Špička je zvednutá, takže se lyže nezapíchne do sebe navzájem tak často. Hůlky zatím nechte doma."],
    en: ["First skis from three years: light, short, cheerful.", "Even a fifteen-kilo child clicks in. A raised tip keeps the skis from crossing so often. Leave poles at home for now."] },
  { name: { cs: "Dětské lyže Sojka Šipka", en: "Sojka Šipka children's skis" }, price: 220, deposit: 2000, look: "navy orange sky 1", sizes: "110 120 130 140 150", popularity: 640, attrs: { level: "intermediate", material: "wood" },
    cs: ["Pro děti, které už jezdí samy a chtějí rychleji.", "Dřevěné jádro a skutečné hrany. Řeže oblouky jako velká, jen s polovičním odporem."],
    en: ["For children who ski alone and want to go faster.", "A wooden core and real edges. Carves like a grown-up ski with half the resistance."] },
  { name: { cs: "Dětské lyže Kamzík Twin", en: "Kamzík Twin children's skis" }, price: 240, deposit: 2000, look: "lime ink rose 7", sizes: "120 130 140 150", units: 4, attrs: { level: "advanced", terrain: ["park", "allmountain"], material: "wood" },
    cs: ["Twintip pro malé skokany.", "Na zem se vrací dopředu i dozadu. Rodičům doporučujeme k nim přilbu a pevné nervy."],
    en: ["A twin tip for little jumpers.", "Lands forwards and backwards. Parents need a helmet for it and steady nerves."] },
  { name: { cs: "Dětské lyžařské boty Skalka Brouček", en: "Skalka Brouček children's boots" }, price: 130, deposit: 1000, look: "sky red snow 2", kind: "ski-boots", sizeCode: "boot_size", sizes: "165 175 185 195 205 215 225", popularity: 560, attrs: { level: "beginner", flex: "40", material: "plastic" },
    cs: ["Jedna přezka do velikosti 19,5, dvě od 20,5.", "Měkký jazyk, široké hrdlo: nazujete je dítěti dřív, než se urazí. Měřte chodidlo, ne boty z loňska."],
    en: ["One buckle up to 19.5, two from 20.5.", "A soft tongue and wide throat: on before the child takes offence. Measure the foot, not last year's boots."] },
  { name: { cs: "Juniorské boty Skalka Žabka 60", en: "Skalka Žabka 60 junior boots" }, price: 160, deposit: 1500, look: "green ink snow 5", kind: "ski-boots", sizeCode: "boot_size", sizes: "215 220 225 230 235 240 245", attrs: { level: "intermediate", flex: "60", material: "plastic" },
    cs: ["Třípřezkové boty pro školáky, co jezdí celý den.", "Podpora v holeni jako u dospělých, ale s tuhostí, kterou desetileté nohy ohnou."],
    en: ["Three-buckle boots for schoolchildren out all day.", "Adult support at the shin with a flex ten-year-old legs can bend."] },
]);

const sledges = family({ prefix: "SLG", kind: "sledge", curve: "small", range: "everywhere", season: "winter", categories: [192], units: 6, attributes: { terrain: "slope" } }, [
  { name: { cs: "Sáňky Borůvka Ohýbané", en: "Borůvka bentwood sledge" }, price: 120, deposit: 1000, look: "sand red ink 0", popularity: 450, attrs: { gender: "unisex", material: "wood", weight: "5.5", load: "120", size_cm: "100" },
    cs: ["Bukové sáně s popruhovým sedákem, na jakých jezdili prarodiče.", "Kovové skluznice před výdejem leštíme, na umrzlé cestě letí. Zatáčí se nohou a výkřikem."],
    en: ["Beech sledge with a webbing seat, as your grandparents rode.", "We sand the steel runners; on a frozen lane it flies. Steer with a foot and a shout."] },
  { name: { cs: "Sáňky Borůvka s opěrkou", en: "Borůvka toddler sledge" }, price: 130, deposit: 1000, look: "cream blue red 1", shape: { backrest: true }, attrs: { gender: "kids", material: "wood", weight: "5.9", load: "60", size_cm: "90" },
    cs: ["Pro nejmenší: opěrka, pás a tažná tyč místo provázku.", "S tyčí sáně z kopce nepředběhnou toho, kdo je táhne. Deka do nich patří vlastní."],
    en: ["For toddlers: backrest, belt and a tow bar.", "With a bar the sledge won't overtake whoever pulls. Bring your own blanket."] },
  { name: { cs: "Závodní sáně Kamzík Rohačky", en: "Kamzík Rohačky steering sledge" }, price: 220, deposit: 3000, look: "ink orange sand 5", range: "main+skibike", units: 4, attrs: { gender: "unisex", material: "wood", weight: "8.2", load: "150", size_cm: "122", level: "advanced" },
    cs: ["Rohačky na sáňkařské dráhy, řídí se náklonem.", "Skluznice zkosené pod úhlem drží i v ledové zatáčce. Na dráze povinná přilba, půjčíme ji k nim."],
    en: ["A flexible sledge for toboggan runs, steered by leaning.", "Angled runners hold in icy bends. Helmets are mandatory on runs; we lend one."] },
  { name: { cs: "Boby Borůvka Kapka", en: "Borůvka Kapka bobsleigh" }, price: 90, deposit: 800, look: "red yellow ink 0", kind: "bobsleigh", popularity: 390, attrs: { gender: "kids", material: "plastic", weight: "3.4", load: "80", size_cm: "88" },
    cs: ["Plastové boby s brzdou na každé straně.", "Zatáčí tam, kde zabrzdíte. Provázek se sám navíjí, nikdo o něj nezakopne."],
    en: ["A plastic bob with a brake on each side.", "It turns where you brake. The cord rewinds by itself."] },
  { name: { cs: "Řiditelné boby Kamzík Volant", en: "Kamzík Volant steerable bob" }, price: 160, deposit: 1500, look: "blue orange snow 6", kind: "bobsleigh", units: 4, attrs: { gender: "kids", material: "plastic", weight: "7.0", load: "100", size_cm: "118" },
    cs: ["Volant, odpružená lyže vpředu, nožní brzda.", "Od pěti let sám, od tří s rodičem. Do hlubokého sněhu se boří, potřebuje ujetou stopu."],
    en: ["A wheel, a sprung ski in front, a foot brake.", "Alone from five, with a parent from three. It sinks in deep snow and wants a packed track."] },
]);

const heightGuide: Text = { cs: "### Velikost podle výšky\n\nDítě má v sedle dosáhnout špičkami obou nohou na zem. Větší kolo „na vyrůst“ brzdí hůř a bere chuť; během půjčení velikost vyměníme.", en: "### Size by height\n\nSeated, a child should touch the ground with both toes. A bike to grow into brakes worse and spoils the fun; we swap sizes during the rent." };

const kidsBikes = family({ prefix: "KB", kind: "bike-child", curve: "summer", range: "everywhere", season: "summer", categories: [193], sizeCode: "wheel_size", services: ["cleaning"], units: 4, guide: heightGuide, attributes: { gender: "kids", material: "aluminium" } }, [
  { name: { cs: "Dětské kolo Kolovrat Čmelák", en: "Kolovrat Čmelák children's bike" }, price: 150, deposit: 1500, look: "yellow ink red 0", sizes: "14 16", popularity: 470, attrs: { level: "beginner", terrain: "path", gears: "1", brakes: "rim", weight: "5.9" },
    cs: ["První kolo s pedály, pod šest kilogramů.", "Brzdí rukou, ne šlapáním dozadu, takže se dítě naučí jen jednou. Bez převodů, není co pokazit."],
    en: ["A first bike with pedals, below six kilograms.", "Hand brakes only, so there's one thing to learn. No gears, nothing to break."] },
  { name: { cs: "Dětské kolo Kolovrat Ještěrka 20", en: "Kolovrat Ještěrka 20 children's bike" }, price: 190, deposit: 2500, look: "lime navy orange 5", sizes: "20", attrs: { level: "intermediate", terrain: "forest", gears: "1x8", brakes: "rim", weight: "8.2" }, popularity: 330,
    cs: ["Osm převodů na otočné řazení, malé ruce to zvládnou.", "S ním ujede šestileté dítě dvacet kilometrů a ptá se, kdy pojede znovu."],
    en: ["Eight gears on a twist grip that small hands manage.", "A six-year-old rides twenty kilometres on it and asks for more."] },
  { name: { cs: "Juniorské kolo Kolovrat Kuna", en: "Kolovrat Kuna junior bike" }, price: 230, deposit: 3000, look: "teal snow yellow 3", sizes: "24 26", attrs: { level: "intermediate", terrain: "forest", gears: "1x9", brakes: "hydraulic", weight: "10.4", travel: "80" }, popularity: 260,
    cs: ["Horské kolo pro školáky se vzduchovou vidlicí.", "Nafoukáme ji na váhu dítěte, jinak by nepérovala. Hydraulické brzdy krátkým prstům sluší."],
    en: ["A mountain bike with an air fork for schoolchildren.", "We inflate it to the child's weight, otherwise it wouldn't move. Hydraulic brakes suit short fingers."] },
  { name: { cs: "Dětské elektrokolo Větrník Mládě 24", en: "Větrník Mládě 24 children's e-bike" }, price: 490, deposit: 8000, look: "orange teal ink 8", sizes: "24", kind: "bike-ebike", units: 2, attrs: { level: "beginner", terrain: "forest", gears: "1x9", brakes: "hydraulic", weight: "15.8", battery: "250", reach: "45" }, range: "main+skibike",
    cs: ["Aby rodinná vyjížďka měla jedno tempo.", "Podpora do 20 km/h a tlačítko pro chůzi do kopce. Dítě šlape samo, jen už nepláče."],
    en: ["So that a family ride has one pace.", "Assists up to 20 km/h. The child pedals, it just stops crying."] },
  { name: { cs: "Odrážedlo Kolovrat Cvrček", en: "Kolovrat Cvrček balance bike" }, price: 80, deposit: 700, look: "red cream navy 0", kind: "balance-bike", sizes: "12", popularity: 290, attrs: { level: "beginner", terrain: "path", weight: "3.1" },
    cs: ["Tři kila, nafukovací pláště, brzda pod pravou rukou.", "Kdo prošel Cvrčkem, postranní kolečka nikdy nepotřeboval. Od dvou let."],
    en: ["Three kilos, air tyres, a brake under the right hand.", "Cvrček graduates never need stabilisers. From two years."] },
  { name: { cs: "Dřevěné odrážedlo Sojka Koník", en: "Sojka Koník wooden balance bike" }, price: 70, deposit: 600, look: "sand green red 2", kind: "balance-bike", sizes: "12", attrs: { level: "beginner", terrain: "path", weight: "4.0", material: "wood" },
    cs: ["Březová překližka a plná kola, píchnout je nejde.", "Na zahradu a hladkou stezku. V dešti ho nenechávejte, dřevo to pamatuje."],
    en: ["Birch plywood and solid tyres that can't puncture.", "For gardens and smooth paths. Don't leave it in the rain, wood remembers."] },
]);

const carrying = family({ prefix: "TRL", kind: "bike-trailer", curve: "summer", range: "everywhere", season: "summer", categories: [194], services: ["cleaning"], units: 3, attributes: { gender: "kids", terrain: "path" } }, [
  { name: { cs: "Vozík za kolo Nosítko Jedináček", en: "Nosítko Jedináček trailer" }, price: 260, deposit: 4000, look: "orange graphite snow 0", popularity: 340, attrs: { load: "25", weight: "11.2", age: "1-5" },
    cs: ["Jednomístný vozík s odpružením a pláštěnkou.", "Projede i mezi patníky. Osu na vaše kolo najdeme ze čtyř, které máme v šuplíku; přijeďte s kolem."],
    en: ["A sprung single trailer with a rain cover.", "It passes between bollards. We find the axle for your bike among the four in our drawer."] },
  { name: { cs: "Vozík za kolo Nosítko Sourozenci", en: "Nosítko Sourozenci double trailer" }, price: 320, deposit: 6000, look: "blue yellow ink 3", popularity: 390, attrs: { load: "45", weight: "13.8", age: "1-6" },
    cs: ["Dvoumístný, s prostorem pro hračky, které musí taky.", "Sklopí se do kufru kombíku. Řidicí kolečko na procházku je přibalené, běhací půjčíme zvlášť."],
    en: ["A double with room for toys that must come too.", "Folds into an estate car's boot. A strolling wheel is included."] },
  { name: { cs: "Zimní lyže k vozíku Nosítko Skluz", en: "Nosítko Skluz trailer ski kit" }, price: 190, deposit: 2500, look: "ice red ink 1", season: "winter", units: 2, attrs: { load: "45", weight: "4.5", age: "1-5", terrain: "track" },
    cs: ["Místo kol lyže: vozík za běžkaře.", "Tuhé oje s bederním pásem. Sedí na oba naše vozíky, na cizí jen po vyzkoušení."],
    en: ["Skis instead of wheels: pull the trailer on your cross-country skis.", "Rigid shafts and a hip belt. Fits both our trailers."] },
  { name: { cs: "Dětská sedačka Nosítko Kukaččí", en: "Nosítko Kukaččí child seat" }, price: 90, deposit: 1000, look: "teal sand ink 0", kind: "child-seat", popularity: 250, attrs: { load: "22", weight: "4.2", age: "1-6" },
    cs: ["Zadní sedačka na rámovou trubku, bez nosiče.", "Nakloní se do spánku jednou rukou. Na karbonový rám ji nemontujeme."],
    en: ["A rear seat clamped to the frame tube.", "Tilts for sleeping with one hand. Not for carbon frames."] },
  { name: { cs: "Přední sedačka Nosítko Výhled", en: "Nosítko Výhled front seat" }, price: 90, deposit: 1000, look: "yellow graphite red 1", kind: "child-seat", attrs: { load: "15", weight: "2.9", age: "1-3" },
    cs: ["Dítě vidí totéž co vy a povídá vám o tom.", "Do patnácti kilogramů. Větrný štítek je v ceně, ušetří slzení."],
    en: ["Your child sees what you see and tells you about it.", "Up to fifteen kilograms. A windscreen is included."] },
  { name: { cs: "Tažná tyč Nosítko Závěs", en: "Nosítko Závěs tow bar" }, price: 100, deposit: 1500, look: "ink lime snow 2", units: 2, kind: "bike-lock", attrs: { load: "50", weight: "3.6", age: "4-9", material: "steel" },
    cs: ["Zvednete přední kolo dětského kola a jedete spolu.", "Pro chvíle, kdy posledních pět kilometrů už nejde. Na kola 12–20 palců."],
    en: ["Lift the front wheel of the child's bike and ride on together.", "For the last five kilometres. Wheels of 12–20 inches."] },
]);

const carriers = family({ prefix: "CC", kind: "child-carrier", curve: "small", range: "everywhere", season: "summer", categories: [195], services: ["cleaning"], units: 4, attributes: { gender: "kids", terrain: "trek", material: "nylon" } }, [
  { name: { cs: "Krosna Kamzík Vyhlídka", en: "Kamzík Vyhlídka carrier" }, price: 170, deposit: 3000, look: "green sand red 0", popularity: 420, attrs: { load: "20", weight: "2.9", volume: "18", age: "1-4" },
    cs: ["Krosna s bederákem jako u expedičního batohu.", "Zádový systém sedí od 155 do 195 cm, dva rodiče se střídají bez nářadí. Stříška a pláštěnka v ceně."],
    en: ["A carrier with an expedition hip belt.", "The back system suits 155 to 195 cm, so parents take turns. Sunshade and rain cover included."] },
  { name: { cs: "Krosna Kamzík Pírko", en: "Kamzík Pírko light carrier" }, price: 140, deposit: 2500, look: "navy orange ice 2", attrs: { load: "18", weight: "1.9", volume: "6", age: "1-3" },
    cs: ["Skládací krosna na kratší výlety a do letadla.", "O kilo lehčí, za to s menší kapsou. Na celodenní hřebenovku vezměte Vyhlídku."],
    en: ["A folding carrier for short trips and planes.", "A kilo lighter, with a smaller pocket. For a full day take Vyhlídka."] },
]);

export const children = [...kidsSki, ...sledges, ...kidsBikes, ...carrying, ...carriers];
