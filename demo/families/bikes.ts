import type { Text } from "../model";
import { family, type Family } from "./family";

const frameGuide: Text = { cs: "### Velikost rámu\n\nRozhoduje výška a délka nohou. Když jste mezi dvěma, na traily berte menší, na delší výlety větší. Sedlo a řídítka nastavíme při převzetí.\n\nKolo vydáváme umyté, s pumpičkou, náhradní duší a nářadím.", en: "### Frame size\n\nHeight and leg length decide. In between, take the smaller one for trails and the larger one for tours. We set saddle and bar at pick-up.\n\nBikes come washed, with a pump, a spare tube and tools." };
const bike: Pick<Family, "curve" | "range" | "season" | "sizeCode" | "services" | "units" | "guide"> = { curve: "summer", range: "main+skibike", season: "summer", sizeCode: "frame_size", services: ["insurance_theft", "cleaning", "pedals"], units: 4, guide: frameGuide };

const hardtails = family({ ...bike, prefix: "HT", kind: "bike-mountain", categories: [142], attributes: { brakes: "hydraulic" } }, [
  { name: "Orlík Pařez 29", price: 390, deposit: 5000, look: "green ink yellow 2", sizes: "S M L XL", popularity: 610, attrs: { level: "beginner", terrain: "forest", gender: "unisex", travel: "100", gears: "1x10", weight: "13.6", material: "aluminium" },
    cs: ["Poctivé horské kolo na lesní cesty, které nemusíte šetřit.", "Jeden převodník, široké pláště a vidlice se zámkem na řídítkách. Na kořenech o něco nadskakuje, na šotolině jede samo. Ideální první kolo na víkend."],
    en: ["An honest mountain bike for forest roads.", "One chainring, wide tyres, a fork with a remote lock. It hops a bit on roots and rolls by itself on gravel. The ideal first bike for a weekend."] },
  { name: "Orlík Pařez 29 Comp", price: 470, deposit: 7000, look: "ink orange snow 4", sizes: "S M L XL", popularity: 330, attrs: { level: "intermediate", terrain: ["forest", "trail"], gender: "unisex", travel: "120", gears: "1x12", weight: "12.4", material: "aluminium" },
    cs: ["Lepší vidlice, teleskopická sedlovka a brzdy, kterým stačí jeden prst.", "Pařez, který se nebojí modrého trailu. Na červeném už ruce poznají, že vzadu nic nepéruje."],
    en: ["A better fork, a dropper post and one-finger brakes.", "The Pařez that is happy on a blue trail. On a red one your hands notice that nothing moves at the back."] },
  { name: "Orlík Strážce karbon", price: 690, deposit: 10000, look: "red ink snow 7", sizes: "S M L", units: 2, attrs: { level: "advanced", terrain: "forest", gender: "unisex", travel: "100", gears: "1x12", weight: "9.9", material: "carbon" },
    cs: ["Maratonský karbon pod deset kilo. Do kopce utíká spolujezdcům.", "Tuhý rám vrací každý watt a odpouští málo: přehmat v kamenech cítíte. Půjčují si ho lidé před závodem, aby věděli, jestli takové chtějí."],
    en: ["A carbon marathon bike below ten kilos.", "A stiff frame that returns every watt and forgives little. People rent it before buying one."] },
  { name: "Bystrá Srnka 27", price: 390, deposit: 5000, look: "teal cream rose 3", sizes: "XS S M", popularity: 280, attrs: { level: "beginner", terrain: "forest", gender: "women", travel: "100", gears: "2x9", weight: "13.2", material: "aluminium" },
    cs: ["Nižší rám a lehčí převody pro menší jezdkyně.", "Nástup je pohodlný i s dětskou sedačkou vzadu, na páčky brzd dosáhnete bez natahování. Sedlo je širší, sportovní máme na výměnu."],
    en: ["A lower frame and easier gears for smaller riders.", "Easy to mount even with a child seat behind, and the brake levers are within reach. A sportier saddle can be swapped in."] },
  { name: "Orlík Kamzičník Plus", price: 430, deposit: 6000, look: "sand cocoa teal 5", sizes: "M L XL", attrs: { level: "intermediate", terrain: "trail", gender: "unisex", travel: "130", gears: "1x11", weight: "14.1", material: "steel" },
    cs: ["Ocel a tlusté pláště: péruje guma a trochu i rám.", "Pláště 2,8 palce husté na 1,2 baru drží na mokrých kořenech, kde ostatní sesedají. Rychlostí nikoho neohromí."],
    en: ["Steel and fat rubber: the tyres do the springing.", "At 1.2 bar its 2.8-inch tyres grip wet roots where others walk. It impresses nobody with speed."] },
]);

const fullSuspension = family({ ...bike, prefix: "FS", kind: "bike-mountain", categories: [143], shape: { full: true }, attributes: { brakes: "hydraulic", gears: "1x12" }, units: 3 }, [
  { name: "Orlík Šídlo 120", price: 650, deposit: 9000, look: "sky navy orange 6", sizes: "S M L XL", popularity: 340, attrs: { level: "intermediate", terrain: "trail", gender: "unisex", travel: "120", weight: "13.8", material: "aluminium" },
    cs: ["Nejlehčí celoodpružené v půjčovně, na singltreky jako dělané.", "V Novém Městě i pod Smrkem na něm dojedete celý okruh bez motoru. Na bikepark má krátký zdvih, na to je Kvapík."],
    en: ["Our lightest full-suspension bike, made for singletracks.", "It takes you round a whole trail centre without a motor. Too short-travelled for a bike park; take Kvapík."] },
  { name: "Orlík Kvapík 150", price: 750, deposit: 10000, look: "orange ink mint 1", sizes: "S M L XL", popularity: 290, attrs: { level: "advanced", terrain: ["trail", "bikepark"], gender: "unisex", travel: "150", weight: "14.9", material: "aluminium" },
    cs: ["Na skoky, kořeny a všechno, co jde z kopce.", "Geometrie drží klid, když vy už ne. Nahoru to jde, jen si nesmíte stěžovat. Chrániče kolen přibalíme bez příplatku."],
    en: ["For jumps, roots and everything pointing down.", "The geometry stays calm when you don't. It climbs too, as long as you don't complain. Knee pads come free."] },
  { name: "Orlík Propast 170", price: 850, deposit: 10000, look: "ink lime red 8", sizes: "M L", units: 2, attrs: { level: "expert", terrain: "bikepark", gender: "unisex", travel: "170", weight: "16.2", material: "aluminium" },
    cs: ["Enduro do bikeparku, k lanovce a zpátky dolů.", "Vinutá pružina, pláště s dvojitou bočnicí a brzdy, které se nevařily ani po dvanácti jízdách. Integrální přilba je povinná, půjčíme ji k němu."],
    en: ["Enduro for bike parks: to the lift and down again.", "A coil shock, double-walled tyres and brakes that stayed cool for twelve runs. A full-face helmet is mandatory and included."] },
  { name: "Bystrá Lasička 130", price: 680, deposit: 9000, look: "plum lime snow 10", sizes: "XS S M", attrs: { level: "intermediate", terrain: "trail", gender: "women", travel: "130", weight: "13.9", material: "aluminium" },
    cs: ["Trailové kolo naladěné na jezdkyně do sedmdesáti kilogramů.", "Tlumič s lehčím chodem využije celý zdvih, což u unisex kol nebývá. Rám XS sedí od 148 cm výšky."],
    en: ["A trail bike tuned for riders below seventy kilograms.", "A lighter shock tune uses all its travel, rare on unisex bikes. Frame XS fits from 148 cm."] },
  { name: "Orlík Šídlo 120 karbon", price: 850, deposit: 10000, look: "graphite red ice 9", sizes: "M L", units: 2, addedAgo: 14, attrs: { level: "advanced", terrain: "trail", gender: "unisex", travel: "120", weight: "11.9", material: "carbon" },
    cs: ["Totéž Šídlo, o dvě kila méně.", "Novinka sezony. Rozdíl poznáte v každém výjezdu ze zatáčky; pokud jezdíte dvakrát do roka, ušetřete a vezměte hliníkové."],
    en: ["The same Šídlo, two kilos lighter.", "New this season. You feel it out of every corner; if you ride twice a year, save money and take aluminium."] },
]);

const road = family({ ...bike, prefix: "RD", kind: "bike-road", categories: [149], units: 2, attributes: { terrain: "road" } }, [
  { name: "Orlík Serpentina", price: 490, deposit: 8000, look: "snow blue red 2", sizes: "S M L XL", attrs: { level: "intermediate", gender: "unisex", gears: "2x11", brakes: "hydraulic", weight: "8.9", material: "aluminium" },
    cs: ["Silnička s vyšším posedem na celodenní švihy.", "Lehké převody 34 × 34 vás dostanou i na Dlouhé stráně. Pláště 30 mm berou rozbité okresky s klidem."],
    en: ["A road bike with an upright seat for long days.", "A 34 × 34 gear takes you up anything, and 30 mm tyres stay calm on broken lanes."] },
  { name: "Orlík Vteřina karbon", price: 750, deposit: 10000, look: "ink red silver 7", sizes: "S M L", units: 1, attrs: { level: "expert", gender: "unisex", gears: "2x12", brakes: "hydraulic", weight: "7.2", material: "carbon" },
    cs: ["Závodní karbon s elektronickým řazením.", "Sedm kilo a posed, který nelže. Nastavíme ho podle vašich měr, pošlete je den předem a nemusíte čekat."],
    en: ["A carbon racer with electronic shifting.", "Seven kilos and an honest position. Send your measures a day ahead and you needn't wait."] },
  { name: "Bystrá Silnička W", price: 490, deposit: 8000, look: "rose ink snow 10", sizes: "XS S M", attrs: { level: "intermediate", gender: "women", gears: "2x11", brakes: "hydraulic", weight: "8.8", material: "aluminium" },
    cs: ["Kratší dosah, užší řídítka, stejná radost z kopce.", "Řadicí páky zvládnou i malé ruce. Sedlo je otázka vkusu, máme tři na výměnu."],
    en: ["A shorter reach and narrower bar, the same joy downhill.", "Levers that suit small hands. Saddles are a matter of taste, we keep three to swap."] },
]);

const gravel = family({ ...bike, prefix: "GR", kind: "bike-gravel", categories: [148], units: 3, attributes: { terrain: "gravel" } }, [
  { name: "Orlík Polňačka", price: 450, deposit: 7000, look: "brick sand ink 5", sizes: "S M L XL", popularity: 320, attrs: { level: "intermediate", gender: "unisex", gears: "1x11", brakes: "mechanical", weight: "10.4", material: "aluminium" },
    cs: ["Na silnici rychlá, na polní cestě klidná.", "Úchyty na tři láhve, blatníky i nosič. Kdo ještě na beranech neseděl, zvykne si během odpoledne."],
    en: ["Quick on tarmac, calm on field tracks.", "Mounts for three bottles, mudguards and a rack. If drop bars are new to you, an afternoon is enough."] },
  { name: "Orlík Polňačka ocel", price: 520, deposit: 8000, look: "pine cream orange 0", sizes: "M L XL", attrs: { level: "advanced", gender: "unisex", gears: "2x11", brakes: "hydraulic", weight: "11.2", material: "steel" },
    cs: ["Ocelový rám na vícedenní cesty s brašnami.", "Naložená jede rovněji než prázdná. O kilo těžší, o dva dny pohodlnější."],
    en: ["A steel frame for bikepacking.", "It tracks straighter loaded than empty. A kilo heavier, two days more comfortable."] },
  { name: "Orlík Prach karbon", price: 690, deposit: 10000, look: "lilac ink orange 8", sizes: "S M L", units: 2, attrs: { level: "advanced", gender: "unisex", gears: "1x12", brakes: "hydraulic", weight: "8.6", material: "carbon" },
    cs: ["Závodní gravel pro dvoustovky po šotolině.", "Pláště 45 mm bez duší, mléko doplňujeme před každým půjčením. Nosič na něj nedáte."],
    en: ["A race gravel bike for two-hundreds on dirt.", "45 mm tubeless tyres, sealant topped up before each rent. No rack mounts."] },
  { name: "Bystrá Zatáčka gravel", price: 450, deposit: 7000, look: "mint navy rose 3", sizes: "XS S M", attrs: { level: "beginner", gender: "women", gears: "1x11", brakes: "hydraulic", weight: "10.1", material: "aluminium" },
    cs: ["První gravel: rozšířené berany a jistý posed.", "Řídítka se dole rozevírají, v úchopu máte víc místa i odvahy. Od 148 cm výšky."],
    en: ["A first gravel bike: flared bars and a sure seat.", "The drops open outwards for more room and more courage. From 148 cm."] },
]);

const trekking = family({ ...bike, prefix: "TR", kind: "bike-trekking", categories: [147], range: "everywhere", units: 5, services: ["insurance_theft", "cleaning"], attributes: { terrain: "path", material: "aluminium" } }, [
  { name: "Orlík Přívoz", price: 320, deposit: 4000, look: "navy silver yellow 0", sizes: "S M L XL", popularity: 520, attrs: { level: "beginner", gender: "unisex", gears: "3x8", brakes: "hydraulic", weight: "15.2" },
    cs: ["Kolo na cyklostezku, které má všechno: nosič, blatníky, světla, stojan.", "Labská i vltavská stezka v sedle, které netlačí ani druhý den. Vidlice drobné hrboly srovná, na kořeny stavěná není."],
    en: ["A cycle-path bike with everything: rack, mudguards, lights, stand.", "The Elbe or the Vltava path on a saddle that doesn't hurt on day two. The fork evens small bumps, not roots."] },
  { name: "Orlík Přívoz nízký nástup", price: 320, deposit: 4000, look: "cherry cream ink 6", sizes: "S M L", popularity: 410, attrs: { level: "beginner", gender: "women", gears: "3x8", brakes: "hydraulic", weight: "15.5" },
    cs: ["Nohu přes rám zvedat nemusíte.", "Stejné kolo s rámem, přes který prostě vykročíte. Berou si ho i pánové po operaci kolene a mlčky si ho pochvalují."],
    en: ["No need to swing a leg.", "The same bike with a frame you simply step through. Gentlemen with new knees take it too, quietly pleased."] },
  { name: "Orlík Dálava", price: 390, deposit: 5000, look: "graphite teal sand 4", sizes: "M L XL", attrs: { level: "intermediate", gender: "unisex", gears: "2x10", brakes: "hydraulic", weight: "14.1" },
    cs: ["Trek na týden s brašnami: nosnost 150 kg a náboj s dynamem.", "Nabíjí telefon za jízdy od 14 km/h. Řemen místo řetězu nemá, ale řetěz jsme mazali včera."],
    en: ["A week-long tourer: 150 kg load and a dynamo hub.", "It charges your phone from 14 km/h. There's no belt drive, but we oiled the chain yesterday."] },
  { name: "Orlík Kros 28", price: 290, deposit: 3500, look: "lime graphite snow 2", sizes: "S M L XL", attrs: { level: "beginner", gender: "unisex", gears: "2x9", brakes: "mechanical", weight: "13.4" },
    cs: ["Krosové kolo na půl dne bez plánů.", "Lehčí než trek a levnější než horské. Blatníky nemá, po dešti poznáte, proč to zmiňujeme."],
    en: ["A crossover for half a day without plans.", "Lighter than a trekking bike and cheaper than a mountain bike. No mudguards; after rain you'll see why we mention it."] },
  { name: { cs: "Tandem Orlík Dvojka", en: "Orlík Dvojka tandem" }, price: 590, deposit: 8000, look: "yellow ink red 9", sizes: "M L", units: 1, attrs: { level: "intermediate", gender: "unisex", gears: "3x9", brakes: "hydraulic", weight: "19.8" },
    cs: ["Pro dva, kteří spolu vydrží i do kopce.", "Vpředu má sedět ten těžší a zkušenější. První kilometr jezdí každý po dvoře, počítejte s ním."],
    en: ["For two who stay friends uphill.", "The heavier and more experienced rider sits in front. Everyone rides the first kilometre in our yard."] },
]);

export const bikes = [...hardtails, ...fullSuspension, ...road, ...gravel, ...trekking];
