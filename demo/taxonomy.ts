import type { ImportInput } from "@/server/importer/format";
import type { DrawingKind } from "./drawings";
import { categoryWords } from "./texts/category-words";
import { typeset } from "./typography";

type Color = NonNullable<ImportInput<"categories">["trail_color"]>;
type Node = readonly [
  id: number,
  cs: string,
  en: string,
  slug: string,
  illustration: DrawingKind,
  csText: string,
  enText: string,
  children?: readonly Node[],
];

/**
 * Slugs are unique over the whole tree, because `/c/{slug}` carries nothing else.
 * Left as set by hand: a category per line reads as the table that it is.
 */
// prettier-ignore
const tree: readonly (readonly [Color, Node])[] = [
  ["red", [100, "Lyže", "Skis", "lyze", "ski-alpine", "Od prvních obloučků po ráno v prašanu. Vázání vám na přání seřídíme na vaše boty.", "From first turns to a morning in powder. If you wish, we set the bindings to your boots.", [
    [101, "Sjezdové lyže", "Alpine skis", "sjezdove-lyze", "ski-alpine", "Vyberte podle toho, kde budete jezdit nejvíc: úzké lyže na sjezdovku, širší mimo ni.", "Choose by where you will ski most: narrow skis for the piste, wider ones off it.", [
      [102, "Allmountain", "All-mountain skis", "allmountain-lyze", "ski-alpine", "Ráno manšestr, odpoledne rozbředlé svahy a jedna odbočka do lesa. Šířka pod botou 76–88 mm.", "Corduroy in the morning, slush after lunch and one detour into the trees. Waist 76–88 mm.", undefined],
      [103, "Carvingové lyže", "Carving skis", "carvingove-lyze", "ski-alpine", "Úzké lyže, které na upravené sjezdovce samy vedou do oblouku.", "Narrow skis that lead you into the turn on a groomed piste.", undefined],
      [104, "Závodní lyže", "Race skis", "zavodni-lyze", "ski-race", "Slalomky a obřačky pro trénink i závody pro veřejnost.", "Slalom and giant slalom skis for training and open races.", undefined],
      [105, "Freeride", "Freeride skis", "freeride-lyze", "ski-alpine", "Širší lyže pro dny, kdy napadne přes noc. K nim patří lavinová výbava.", "Wide skis for days after an overnight dump. Take avalanche gear with them.", undefined],
    ]],
    [106, "Skialpy", "Ski touring", "skialpy", "ski-touring", "Nahoru po svých, dolů po svém. Pásy přiřízneme a zkusíme s vámi přepnout vázání.", "Up under your own power, down your own line. We trim the skins and show you the binding.", [
      [107, "Skialpové lyže", "Touring skis", "skialpove-lyze", "ski-touring", "S vázáním a pásy v ceně. Lehčí jdou líp nahoru, širší líp dolů.", "Bindings and skins included. Lighter skis climb better, wider ones ski better.", undefined],
      [108, "Skialpové boty", "Touring boots", "skialpove-boty", "touring-boots", "Boty s režimem chůze. Vyzkoušejte je den předem s vlastními ponožkami.", "Boots with a walk mode. Try them the day before in your own socks.", undefined],
      [109, "Pásy a lavinová výbava", "Skins and avalanche gear", "lavinova-vybava", "avalanche-set", "Vyhledávač, lopata, sonda a pásy k lyžím, které už máte.", "Transceiver, shovel, probe, and skins for skis you already own.", undefined],
    ]],
    [110, "Lyžařské boty", "Ski boots", "lyzarske-boty", "ski-boots", "Velikost měříme v centimetrech chodidla. Bota má sedět, ne tlačit: půl hodiny ji zkoušejte u nás.", "Sizes follow the length of your foot in centimetres. A boot should hold, not hurt: try it here for half an hour.", undefined],
    [111, "Sjezdové hůlky", "Ski poles", "sjezdove-hulky", "ski-poles", "Hůlku chytněte obráceně pod košíkem: loket má být v pravém úhlu.", "Hold the pole upside down below the basket: your elbow should make a right angle.", undefined],
    [112, "Helmy a brýle", "Helmets and goggles", "helmy-a-bryle", "helmet-ski", "Čištěné po každém půjčení.", "Cleaned after every rent.", [
      [113, "Lyžařské helmy", "Ski helmets", "lyzarske-helmy", "helmet-ski", "Pro dospělé i děti, s nastavitelným kolečkem vzadu.", "For adults and children, with an adjusting wheel at the back.", undefined],
      [114, "Lyžařské brýle", "Ski goggles", "lyzarske-bryle", "goggles", "Do sluníčka, do mlhy i přes dioptrické brýle.", "For sun, for fog and to wear over glasses.", undefined],
    ]],
    [115, "Lyžařské komplety", "Ski sets", "lyzarske-komplety", "ski-alpine", "Lyže, boty a hůlky najednou: vyberete jen velikosti a nic nezapomenete.", "Skis, boots and poles at once: you only choose sizes and forget nothing.", undefined],
  ]]],
  ["yellow", [120, "Snowboardy", "Snowboards", "snowboardy", "snowboard", "Desky s vázáním, boty a splitboardy. Postoj nastavíme při převzetí.", "Boards with bindings, boots and splitboards. We set your stance at pick-up.", [
    [121, "Snowboardové desky", "Boards", "snowboardove-desky", "snowboard", "Délka podle váhy, šířka podle boty: od velikosti EU 44 berte desku wide.", "Length by weight, width by boot: from EU 44 take a wide board.", undefined],
    [122, "Snowboardové boty", "Snowboard boots", "snowboardove-boty", "snowboard-boots", "Rychlošněrování nebo kolečko. Prsty se mají lehce dotýkat špičky.", "Speed laces or a dial. Toes should just touch the end.", undefined],
    [123, "Splitboardy", "Splitboards", "splitboardy", "snowboard", "Nahoru jako lyže, dolů jako prkno. Pásy jsou v ceně.", "Skis on the way up, a board on the way down. Skins included.", undefined],
  ]]],
  ["blue", [130, "Běžky", "Cross-country", "bezky", "ski-cross-country", "Klasika, bruslení i backcountry. Skluznice mažeme, na vás je jen stopa.", "Classic, skating and backcountry. We wax, you ski.", [
    [131, "Klasické běžky", "Classic skis", "klasicke-bezky", "ski-cross-country", "Do stopy. Pro začátek berte šupiny nebo pás, mazačky až se zkušenostmi.", "For the track. Begin with scales or skins, wax skis come with experience.", undefined],
    [132, "Bruslení", "Skating skis", "bezky-na-brusleni", "ski-cross-country", "Kratší a tužší lyže na širokou upravenou trať.", "Shorter, stiffer skis for wide groomed tracks.", undefined],
    [133, "Backcountry", "Backcountry", "backcountry-bezky", "ski-cross-country", "Širší běžky s hranou pro hřebeny, kde rolba nejezdí.", "Wider skis with edges for ridges where no groomer goes.", undefined],
    [134, "Boty na běžky", "Cross-country boots", "boty-na-bezky", "xc-boots", "Číslujeme jako u běžných bot. Vázání sedí na všechny naše lyže téže kategorie.", "Sized like street shoes. Bindings fit all our skis of the same kind.", undefined],
    [135, "Hůlky na běžky", "Cross-country poles", "hulky-na-bezky", "ski-poles", "Klasika do podpaží, bruslení po bradu.", "Classic to the armpit, skating to the chin.", undefined],
  ]]],
  ["green", [140, "Kola", "Bikes", "kola", "bike-mountain", "Umytá, seřízená, s nahuštěnými plášti. Sedlo nastavíme podle vás.", "Washed, tuned, tyres at pressure. We set the saddle to you.", [
    [141, "Horská kola", "Mountain bikes", "horska-kola", "bike-mountain", "Na lesní cesty stačí pevné kolo, na traily si řekněte o celoodpružené.", "A hardtail does for forest roads; ask for full suspension on trails.", [
      [142, "Pevná horská kola", "Hardtails", "pevna-horska-kola", "bike-mountain", "Lehčí, jednodušší, levnější na den.", "Lighter, simpler, cheaper per day.", undefined],
      [143, "Celoodpružená kola", "Full suspension", "celoodpruzena-kola", "bike-mountain", "Zdvih 120–170 mm pro traily a bikeparky.", "Travel of 120–170 mm for trails and bike parks.", undefined],
    ]],
    [144, "Elektrokola", "E-bikes", "elektrokola", "bike-ebike", "S plnou baterií, nabíječkou a krátkým zaučením.", "With a full battery, a charger and a short briefing.", [
      [145, "Horská elektrokola", "E-mountain bikes", "horska-elektrokola", "bike-ebike", "Motor 85–90 Nm vyveze i s vozíkem. Baterie 500–750 Wh.", "An 85–90 Nm motor climbs with a trailer in tow. Batteries of 500–750 Wh.", undefined],
      [146, "Trekingová elektrokola", "E-trekking bikes", "trekingova-elektrokola", "bike-ebike", "S nosičem, blatníky a světly, rovnou na výlet.", "Rack, mudguards and lights, ready for a day out.", undefined],
    ]],
    [147, "Trekingová kola", "Trekking bikes", "trekingova-kola", "bike-trekking", "Na cyklostezky a výlety s brašnami.", "For cycle paths and tours with panniers.", undefined],
    [148, "Gravel kola", "Gravel bikes", "gravel-kola", "bike-gravel", "Berany a širší pláště: rychle po silnici, bez strachu na šotolinu.", "Drop bars and wider tyres: quick on tarmac, calm on gravel.", undefined],
    [149, "Silniční kola", "Road bikes", "silnicni-kola", "bike-road", "Pro kopce i rovinaté stovky. Pedály si přivezte svoje, nebo půjčíme.", "For climbs and flat hundreds. Bring your pedals or borrow ours.", undefined],
    [150, "Výbava ke kolu", "Bike gear", "vybava-ke-kolu", "bike-bag", "Přilba, zámek, brašny.", "Helmet, lock, bags.", [
      [151, "Cyklistické přilby", "Bike helmets", "cyklisticke-prilby", "helmet-bike", "Změřte obvod hlavy dva centimetry nad obočím.", "Measure your head two centimetres above the eyebrows.", undefined],
      [152, "Zámky", "Locks", "zamky-na-kolo", "bike-lock", "U elektrokol zámek chceme i my.", "With e-bikes we insist on one.", undefined],
      [153, "Brašny", "Bags", "brasny-na-kolo", "bike-bag", "Na nosič, na řídítka i do rámu.", "For the rack, the bar and the frame.", undefined],
    ]],
  ]]],
  ["blue", [160, "Voda", "Water", "voda", "kayak", "Lodě, prkna a všechno okolo. Vesta je u lodí v ceně.", "Boats, boards and all that goes with them. A vest comes with every boat.", [
    [161, "Paddleboardy", "Paddleboards", "paddleboardy", "paddleboard", "Nafukovací, s pumpou, pádlem a leashem v batohu.", "Inflatable, with pump, paddle and leash in a backpack.", undefined],
    [162, "Kajaky", "Kayaks", "kajaky", "kayak", "Na přehradu, na řeku i na vícedenní cestu.", "For the reservoir, the river and for longer trips.", undefined],
    [163, "Kánoe", "Canoes", "kanoe", "canoe", "Vltava, Sázava, Ohře: klasika pro dva dospělé a dítě.", "Vltava, Sázava, Ohře: the classic for two adults and a child.", undefined],
    [164, "Rafty", "Rafts", "rafty", "raft", "Pro partu čtyř až šesti lidí. Přes jezy s rezervou.", "For a crew of four to six. Weirs with room to spare.", undefined],
    [165, "Vesty a neopreny", "Vests and wetsuits", "vesty-a-neopreny", "life-vest", "Vesta podle váhy, neopren podle výšky.", "Vests by weight, wetsuits by height.", undefined],
    [166, "Pádla a lodní vaky", "Paddles and dry bags", "padla-a-lodni-vaky", "paddle", "Když vlastní loď máte a pádlo zůstalo doma.", "When you own the boat and left the paddle at home.", undefined],
  ]]],
  ["green", [170, "Kempování", "Camping", "kempovani", "tent", "Stany sušíme a kontrolujeme, spacáky pereme po každém půjčení.", "Tents are dried and checked, sleeping bags washed after each rent.", [
    [171, "Stany", "Tents", "stany", "tent", "Počet osob je počet karimatek: na bagáž si přidejte místo.", "Capacity counts mats: add room for luggage.", [
      [172, "Turistické stany", "Trekking tents", "turisticke-stany", "tent", "Do batohu. Váha rozhoduje víc než prostor.", "For the backpack. Weight matters more than room.", undefined],
      [173, "Rodinné stany", "Family tents", "rodinne-stany", "tent-family", "Do auta a do kempu. Na postavu se vzpřímíte.", "For the car and the campsite. You can stand up inside.", undefined],
    ]],
    [174, "Spacáky", "Sleeping bags", "spacaky", "sleeping-bag", "Řiďte se komfortní teplotou, ne extrémem na štítku.", "Go by comfort temperature, not by the extreme on the label.", undefined],
    [175, "Karimatky", "Sleeping mats", "karimatky", "sleeping-mat", "Nafukovací, samonafukovací i obyčejná pěna.", "Inflatable, self-inflating and plain foam.", undefined],
    [176, "Vaření", "Cooking", "vareni", "stove", "Vařiče a chladicí boxy. Kartuše si koupíte na místě.", "Stoves and cool boxes. Gas is sold at the counter.", undefined],
    [177, "Nábytek a světlo", "Furniture and light", "nabytek-a-svetlo", "camp-chair", "Aby se v kempu dalo sedět i po setmění.", "So that camp is a place to sit after dark.", undefined],
  ]]],
  ["red", [180, "Hory a ferraty", "Mountains", "hory-a-ferraty", "via-ferrata-set", "Od víkendu v Jizerkách po zajištěnou cestu v Alpách.", "From a weekend in the Jizera Mountains to a secured route in the Alps.", [
    [181, "Ferratové sety", "Via ferrata sets", "ferratove-sety", "via-ferrata-set", "Po každém pádu tlumič vyřazujeme, po každém půjčení kontrolujeme.", "Absorbers are retired after a fall and inspected after each rent.", undefined],
    [182, "Úvazky a přilby", "Harnesses and helmets", "uvazky-a-prilby", "climbing-harness", "Bez nich na zajištěnou cestu nechoďte.", "Don't enter a secured route without them.", undefined],
    [183, "Batohy", "Backpacks", "batohy", "backpack", "Od dvaceti litrů na den po pětašedesát na přechod.", "From twenty litres for a day to sixty-five for a crossing.", undefined],
    [184, "Sněžnice", "Snowshoes", "sneznice", "snowshoes", "Velikost podle vaší váhy s batohem. Hůlky jsou v ceně.", "Size by your weight with a pack. Poles included.", undefined],
    [185, "Mačky a cepíny", "Crampons and axes", "macky-a-cepiny", "crampons", "Na zimní Tatry a ledovce. Vezměte s sebou boty, mačky nastavíme.", "For winter Tatras and glaciers. Bring your boots, we fit the crampons.", undefined],
  ]]],
  ["yellow", [190, "Děti", "Children", "deti", "sledge", "Rostou rychle, půjčit se vyplatí. Přes sezonu velikost jednou zdarma vyměníme.", "They grow fast, renting pays. One free change of size per season.", [
    [191, "Dětské lyže a boty", "Children's skis", "detske-lyze", "ski-alpine", "Lyže po bradu začátečníkům, po nos těm, kdo už jezdí.", "Skis to the chin for beginners, to the nose for those who ski.", undefined],
    [192, "Sáňky a boby", "Sledges", "sanky-a-boby", "sledge", "Dřevo, plast i závodní boby s brzdou.", "Wood, plastic and sledges with brakes.", undefined],
    [193, "Dětská kola", "Children's bikes", "detska-kola", "bike-child", "Velikost podle výšky, ne podle věku.", "Size by height, not by age.", undefined],
    [194, "Vozíky a sedačky", "Trailers and seats", "voziky-a-sedacky", "bike-trailer", "Pro ty, kdo ještě nešlapou.", "For those who do not pedal yet.", undefined],
    [195, "Turistické krosny", "Child carriers", "turisticke-krosny", "child-carrier", "Na záda od devíti měsíců, kdy dítě bezpečně sedí.", "On your back from nine months, when a child sits safely.", undefined],
  ]]],
  ["blue", [200, "Auto", "Car", "auto", "roof-box", "Aby se všechno vešlo. Nosiče vám nasadíme.", "So that everything fits. We mount the racks for you.", [
    [201, "Střešní boxy", "Roof boxes", "stresni-boxy", "roof-box", "Objem 320–520 litrů, lyže do dvou metrů.", "320–520 litres, skis up to two metres.", undefined],
    [202, "Nosiče kol", "Bike racks", "nosice-kol", "bike-rack", "Na tažné zařízení, na střechu i na páté dveře.", "For towbars, roofs and tailgates.", undefined],
    [203, "Nosiče lyží", "Ski racks", "nosice-lyzi", "ski-rack", "Na střešní tyče, zamykací.", "For roof bars, lockable.", undefined],
  ]]],
  ["green", [210, "Brusle a koloběžky", "Skates and scooters", "brusle-a-kolobezky", "inline-skates", "Na led, na asfalt a na dojezd do centra.", "For ice, tarmac and the last mile.", [
    [211, "Lední brusle", "Ice skates", "ledni-brusle", "skates", "Nabroušené. Berte o číslo větší než běžnou botu, do silné ponožky o půl.", "Sharpened. Take one size above your shoe, half a size more with thick socks.", undefined],
    [212, "Inline brusle", "Inline skates", "inline-brusle", "inline-skates", "S chrániči v ceně.", "Protectors included.", undefined],
    [213, "Koloběžky", "Scooters", "kolobezky", "scooter", "Na stezky, do města a za psem.", "For paths, the city and behind a dog.", undefined],
  ]]],
  ["red", [220, "Služby a poukazy", "Services and vouchers", "sluzby-a-poukazy", "voucher", "Instruktor, servis, poukaz pod stromek a průvodci do navigace.", "Instructors, service, gift vouchers and routes for your GPS.", [
    [221, "Instruktoři", "Instructors", "instruktori", "voucher", "Na sníh, na vodu i na skálu.", "On snow, water and rock.", undefined],
    [222, "Servis", "Workshop", "servis", "voucher", "Vaše vlastní lyže a kola přes noc.", "Your own skis and bikes overnight.", undefined],
    [223, "Dárkové poukazy", "Gift vouchers", "darkove-poukazy", "voucher", "Přijdou e-mailem, platí rok.", "Sent by e-mail, valid for a year.", undefined],
    [224, "GPX průvodci", "GPX guides", "gpx-pruvodci", "guide-book", "Ověřené trasy s popisem, ke stažení.", "Checked routes with notes, to download.", undefined],
  ]]],
];

type Category = ImportInput<"categories">;

/** A category's own words in Czech and English, those of the other languages beside them. */
function wordsOf(
  id: number,
  cs: readonly [string, string],
  en: readonly [string, string],
): Pick<Category, "name" | "description"> {
  const words = categoryWords[id];
  if (!words) throw new Error(`category ${String(id)} has no German and Italian words`);
  const { de, it } = words;
  return {
    name: typeset({ cs: cs[0], en: en[0], de: de[0], it: it[0] }),
    description: typeset({ cs: cs[1], en: en[1], de: de[1], it: it[1] }),
  };
}

/** Before mid-April and after mid-October the water is too cold to fall into. */
const onTheWater: Category["rent_rules"] = [{ rented: { from: "04-15", to: "10-15" } }];

/** A box is mounted and taken off: for a single day nobody would. Over Christmas it is away for a whole trip. */
const rentRules: Record<string, Category["rent_rules"]> = {
  paddleboardy: onTheWater,
  kajaky: onTheWater,
  kanoe: onTheWater,
  rafty: onTheWater,
  "stresni-boxy": [{ shortest_days: 2 }, { season: { from: "12-20", to: "01-03" }, shortest_days: 4 }],
};

function flatten(
  [id, cs, en, slug, illustration, csText, enText, children]: Node,
  parent: number,
  position: number,
  color?: Color,
): Category[] {
  const own: Category = {
    id,
    parent_id: parent,
    ...wordsOf(id, [cs, csText], [en, enText]),
    slug,
    position,
    illustration,
    ...(color ? { trail_color: color } : {}),
    ...(slug in rentRules ? { rent_rules: rentRules[slug] } : {}),
  };
  return [own, ...(children ?? []).flatMap((child, index) => flatten(child, id, index + 1))];
}

export const rootCategory = 69;
export const categoryRecords: Category[] = [
  {
    id: rootCategory,
    parent_id: null,
    ...wordsOf(
      rootCategory,
      ["Sezóna", "Vybavení na hory, vodu i kolo."],
      ["Sezóna", "Gear for mountains, water and bikes."],
    ),
    slug: "sezona",
    position: 0,
    trail_color: "red",
  },
  ...tree.flatMap(([color, node], index) => flatten(node, rootCategory, index + 1, color)),
];
