import { addDays } from "@/lib/domain/days";
import type { Day } from "@/lib/contract";
import type { ImportInput } from "@/server/importer/format";
import { facilities } from "./facilities";
import type { Range, Text } from "./model";
import { typeset } from "./typography";

type Hours = ImportInput<"sources">["opening_hours"];
const hours = (weekdays: number[], opens: string, closes: string): Hours =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));
const everyDay = [1, 2, 3, 4, 5, 6, 7];

export const partners: ImportInput<"partners">[] = [
  {
    id: 1,
    name: "Sezóna Praha",
    theme: "default",
    description: typeset({
      cs: "Naše hlavní půjčovna se servisem v Holešovicích. Největší sklad, otevřeno i v sobotu.",
      en: "Our main rental shop and workshop in Holešovice. The largest stock, open on Saturdays too.",
      de: "Unser Hauptverleih mit Werkstatt in Holešovice. Die größte Auswahl, auch samstags geöffnet.",
      it: "Il nostro noleggio principale con officina a Holešovice. La scelta più ampia, aperto anche il sabato.",
    }),
  },
  {
    id: 2,
    name: "Ski & Bike centrum Krkonoše",
    theme: "dark-blue",
    description: typeset({
      cs: "Dvě půjčovny pod sjezdovkami. V zimě lyže a servis do rána, v létě kola a traily.",
      en: "Two shops below the slopes. Skis with overnight service in winter, bikes and trails in summer.",
      de: "Zwei Verleihe unter den Pisten. Im Winter Ski mit Service über Nacht, im Sommer Räder und Trails.",
      it: "Due noleggi sotto le piste. D’inverno sci con servizio notturno, d’estate bici e trail.",
    }),
  },
  {
    id: 3,
    name: "Outdoor Sever",
    theme: "orange",
    description: typeset({
      cs: "Liberecká půjčovna pro Jizerky, Ještěd a Lužické hory: běžky, sněžnice, stany a lodě.",
      en: "The Liberec shop for the Jizera and Lusatian Mountains: cross-country skis, snowshoes, tents and boats.",
      de: "Der Verleih in Liberec für Isergebirge, Ještěd und Lausitzer Gebirge: Langlaufski, Schneeschuhe, Zelte und Boote.",
      it: "Il noleggio di Liberec per i Monti Jizera, lo Ještěd e i Monti Lusaziani: sci di fondo, ciaspole, tende e barche.",
    }),
  },
  {
    id: 4,
    name: "Outdoor Jih",
    theme: "lake",
    description: typeset({
      cs: "Jihočeská půjčovna u Vltavy a na Lipně: lodě, paddleboardy, kempování a kola na Šumavu.",
      en: "South Bohemian shops by the Vltava and on Lipno: boats, paddleboards, camping gear and bikes for Šumava.",
      de: "Südböhmische Verleihe an der Moldau und am Lipno-Stausee: Boote, SUP-Boards, Camping und Räder für den Böhmerwald.",
      it: "Noleggi in Boemia meridionale, sulla Moldava e a Lipno: barche, SUP, campeggio e bici per la Šumava.",
    }),
  },
];

interface Shop extends Omit<ImportInput<"sources">, "closed_days" | "pickup_info" | "dropoff_info"> {
  pickup_info: Text;
  dropoff_info: Text;
  /** Share of the ordinary number of units. */
  size: number;
  /** What its customers come for: multiplies units. */
  winter: number;
  summer: number;
}

export const shops: Shop[] = [
  {
    id: "praha-holesovice",
    name: "Praha – Holešovice",
    locative: { cs: "v\u00A0Praze", en: "in Prague", de: "in Prag", it: "a Praga" },
    latitude: 50.1086,
    longitude: 14.447,
    partner_id: 1,
    street: "Na Skladě 14",
    city: "Praha 7",
    postcode: "170 00",
    phone: "+420 222 000 114",
    email: "praha@sezona.example",
    store_codes: ["main"],
    size: 1.2,
    winter: 1,
    summer: 1,
    opening_hours: [...hours([1, 2, 3, 4, 5], "07:00", "20:00"), ...hours([6], "08:00", "14:00")],
    facilities: facilities("handOver fitting bindings service parking luggage"),
    pickup_info: {
      cs: "Vchod ze dvora, před dveřmi dvě stání na patnáct minut. Vyzvednutí předem připravíme, na seřízení vázání počítejte deset minut.",
      en: "Entrance from the courtyard, two fifteen-minute parking bays at the door. Your order is ready in advance; allow ten minutes for binding adjustment.",
      de: "Eingang vom Hof, vor der Tür zwei Parkplätze für fünfzehn Minuten. Ihre Bestellung liegt bereit; für die Bindung rechnen Sie mit zehn Minuten.",
      it: "Ingresso dal cortile, due posti auto da quindici minuti davanti alla porta. L’ordine è già pronto; per gli attacchi servono dieci minuti.",
    },
    dropoff_info: {
      cs: "Vrátit můžete u pultu do zavírací doby. Mokré věci nesušte, převezmeme je tak.",
      en: "Return at the counter until closing time. No need to dry wet gear, we take it as it is.",
      de: "Rückgabe am Tresen bis Ladenschluss. Nasses müssen Sie nicht trocknen, wir nehmen es so.",
      it: "Riconsegna al banco fino alla chiusura. Le cose bagnate le prendiamo così come sono.",
    },
  },
  {
    id: "vrchlabi",
    name: "Vrchlabí",
    locative: { cs: "ve Vrchlabí", en: "in Vrchlabí", de: "in Vrchlabí", it: "a Vrchlabí" },
    latitude: 50.627,
    longitude: 15.6094,
    partner_id: 2,
    street: "Pod Strání 271",
    city: "Vrchlabí",
    postcode: "543 01",
    phone: "+420 499 000 271",
    email: "vrchlabi@sezona.example",
    store_codes: ["main", "skibike"],
    size: 1,
    winter: 1.3,
    summer: 0.9,
    opening_hours: hours(everyDay, "07:30", "18:30"),
    facilities: facilities("handOver bindings fitting overnight wash returnBox parking"),
    pickup_info: {
      cs: "U hlavní silnice do hor, velké parkoviště za budovou. Lyže můžete převzít už večer před prvním dnem po 17. hodině, den navíc neplatíte.",
      en: "On the main road into the mountains, large car park behind the building. Skis may be collected after 5 pm on the evening before at no extra charge.",
      de: "An der Hauptstraße in die Berge, großer Parkplatz hinter dem Haus. Ski können Sie schon am Vorabend nach 17 Uhr abholen, ohne Aufpreis.",
      it: "Sulla strada principale per le montagne, grande parcheggio dietro l’edificio. Gli sci si possono ritirare già la sera prima dopo le 17, senza supplemento.",
    },
    dropoff_info: {
      cs: "Vracejte u pultu, po zavírací době do samoobslužné schránky u vchodu. Kauci pak pošleme na účet.",
      en: "Return at the counter, or after hours into the self-service box at the door; the deposit then goes to your account.",
      de: "Rückgabe am Tresen, nach Ladenschluss in den Rückgabekasten am Eingang. Die Kaution überweisen wir dann auf Ihr Konto.",
      it: "Riconsegna al banco, dopo la chiusura nella cassetta self-service all’ingresso. In quel caso la cauzione arriva sul conto.",
    },
  },
  {
    id: "spindl-svaty-petr",
    name: "Špindlerův Mlýn – Svatý Petr",
    locative: { cs: "ve Špindlu", en: "in Špindlerův Mlýn", de: "in Špindlerův Mlýn", it: "a Špindlerův Mlýn" },
    latitude: 50.718,
    longitude: 15.622,
    partner_id: 2,
    street: "U Lanovky 8",
    city: "Špindlerův Mlýn",
    postcode: "543 51",
    phone: "+420 499 000 108",
    email: "spindl@sezona.example",
    store_codes: ["skibike"],
    size: 0.8,
    winter: 1.4,
    summer: 0.8,
    opening_hours: hours(everyDay, "08:00", "17:00"),
    facilities: facilities("handOver bindings fitting overnight luggage"),
    pickup_info: {
      cs: "Padesát metrů od dolní stanice lanovky. V sobotu ráno bývá fronta, rychlejší je páteční odpoledne.",
      en: "Fifty metres from the bottom lift station. Saturday mornings are busy, Friday afternoon is quicker.",
      de: "Fünfzig Meter von der Talstation. Samstags früh gibt es oft eine Schlange, am Freitagnachmittag geht es schneller.",
      it: "A cinquanta metri dalla stazione a valle. Il sabato mattina c’è coda, il venerdì pomeriggio si fa prima.",
    },
    dropoff_info: {
      cs: "Vracejte do 17 hodin u pultu, v hlavní sezoně i u výdejního okna do 18 hodin.",
      en: "Return at the counter by 5 pm, in high season at the hatch until 6 pm.",
      de: "Rückgabe am Tresen bis 17 Uhr, in der Hauptsaison am Fenster bis 18 Uhr.",
      it: "Riconsegna al banco entro le 17, in alta stagione allo sportello fino alle 18.",
    },
  },
  {
    id: "liberec",
    name: "Liberec – U Nisy",
    locative: { cs: "v\u00A0Liberci", en: "in Liberec", de: "in Liberec", it: "a Liberec" },
    latitude: 50.7671,
    longitude: 15.0562,
    partner_id: 3,
    street: "Nábřeží 33",
    city: "Liberec",
    postcode: "460 01",
    phone: "+420 485 000 033",
    email: "liberec@sezona.example",
    store_codes: ["main", "outdoor-sever"],
    size: 0.9,
    winter: 1,
    summer: 1,
    opening_hours: [
      ...hours([1, 2, 3, 4, 5], "08:00", "18:00"),
      ...hours([6], "08:00", "12:00"),
      ...hours([7], "16:00", "19:00"),
    ],
    facilities: facilities("handOver bindings service drying charging"),
    pickup_info: {
      cs: "Tramvaj zastavuje přímo před obchodem. Lodě a stany vydáváme z garáže vlevo, zazvoňte.",
      en: "The tram stops right outside. Boats and tents are handed over from the garage on the left, please ring.",
      de: "Die Straßenbahn hält direkt vor dem Laden. Boote und Zelte geben wir in der Garage links aus, bitte klingeln.",
      it: "Il tram si ferma proprio davanti. Barche e tende si ritirano nel garage a sinistra: suonare, per favore.",
    },
    dropoff_info: {
      cs: "V neděli vracejte mezi 16. a 19. hodinou, právě kvůli návratům z hor otevíráme.",
      en: "On Sundays return between 4 and 7 pm: we open just for people coming back from the hills.",
      de: "Sonntags Rückgabe zwischen 16 und 19 Uhr: Wir öffnen eigens für alle, die aus den Bergen kommen.",
      it: "La domenica riconsegna tra le 16 e le 19: apriamo apposta per chi torna dalla montagna.",
    },
  },
  {
    id: "cesky-krumlov",
    name: "Český Krumlov – Jelenka",
    locative: { cs: "v\u00A0Krumlově", en: "in Krumlov", de: "in Krumlau", it: "a Krumlov" },
    latitude: 48.8127,
    longitude: 14.3175,
    partner_id: 4,
    street: "U Jezu 5",
    city: "Český Krumlov",
    postcode: "381 01",
    phone: "+420 380 000 005",
    email: "krumlov@sezona.example",
    store_codes: ["outdoor-jih"],
    size: 1,
    winter: 0.6,
    summer: 1.5,
    opening_hours: hours(everyDay, "08:00", "18:00"),
    facilities: facilities("handOver boats changing luggage charging"),
    pickup_info: {
      cs: "Na levém břehu nad jezem. Lodě přivezeme i do Vyššího Brodu nebo Rožmberka, domluvte si čas den předem.",
      en: "On the left bank above the weir. We also bring boats to Vyšší Brod or Rožmberk; agree a time the day before.",
      de: "Am linken Ufer oberhalb des Wehrs. Boote bringen wir auch nach Vyšší Brod oder Rožmberk; vereinbaren Sie die Zeit am Vortag.",
      it: "Sulla riva sinistra sopra lo sbarramento. Portiamo le barche anche a Vyšší Brod o Rožmberk; l’ora si concorda il giorno prima.",
    },
    dropoff_info: {
      cs: "Lodě nechte na trávě u jezu, pádla a vesty odevzdejte u okénka.",
      en: "Leave boats on the grass by the weir, hand paddles and vests in at the window.",
      de: "Boote lassen Sie auf der Wiese am Wehr, Paddel und Westen geben Sie am Fenster ab.",
      it: "Le barche si lasciano sul prato vicino allo sbarramento, pagaie e giubbotti si consegnano allo sportello.",
    },
  },
  {
    id: "lipno",
    name: "Lipno nad Vltavou",
    locative: { cs: "na Lipně", en: "in Lipno", de: "in Lipno", it: "a Lipno" },
    latitude: 48.6393,
    longitude: 14.228,
    partner_id: 4,
    street: "Přístavní 61",
    city: "Lipno nad Vltavou",
    postcode: "382 78",
    phone: "+420 380 000 061",
    email: "lipno@sezona.example",
    store_codes: ["outdoor-jih"],
    size: 0.7,
    winter: 0.8,
    summer: 1.3,
    opening_hours: hours([2, 3, 4, 5, 6, 7], "09:00", "17:30"),
    facilities: facilities("handOver inflating changing parking"),
    pickup_info: {
      cs: "V přístavu, deset kroků od vody. Paddleboard nafoukneme, odnesete si ho rovnou na hladinu.",
      en: "In the harbour, ten steps from the water. We inflate the paddleboard, you carry it straight to the lake.",
      de: "Im Hafen, zehn Schritte vom Wasser. Das SUP-Board pumpen wir auf, Sie tragen es direkt aufs Wasser.",
      it: "Nel porto, a dieci passi dall’acqua. Il SUP lo gonfiamo noi, basta portarlo in acqua.",
    },
    dropoff_info: {
      cs: "Vracejte do 17.30, v pondělí máme zavřeno.",
      en: "Return by 5.30 pm; closed on Mondays.",
      de: "Rückgabe bis 17.30 Uhr, montags geschlossen.",
      it: "Riconsegna entro le 17.30, lunedì chiuso.",
    },
  },
];

/** Store views of each range. */
export const rangeStores: Record<Range, string[]> = {
  everywhere: ["main", "skibike", "outdoor-sever", "outdoor-jih"],
  main: ["main"],
  "main+skibike": ["main", "skibike"],
  "main+outdoor": ["main", "outdoor-sever", "outdoor-jih"],
  skibike: ["skibike"],
  outdoor: ["outdoor-sever", "outdoor-jih"],
};

export const shopsOf = (range: Range): Shop[] =>
  shops.filter((shop) => shop.store_codes.some((code) => rangeStores[range].includes(code)));

/** Christmas and New Year for everybody, May Day for Liberec, stock-taking days in the coming months. */
function closedDays(shopId: string, today: Day): Day[] {
  const year = Number(today.slice(0, 4));
  const holidays = [year, year + 1]
    .flatMap((y) => ["12-24", "12-25"].map((day) => `${y}-${day}`))
    .concat(`${year}-01-01`, `${year + 1}-01-01`);
  const own: Record<string, number[]> = {
    "praha-holesovice": [20],
    vrchlabi: [33],
    "spindl-svaty-petr": [24],
    liberec: [17, 45],
    "cesky-krumlov": [26],
    lipno: [19, 40],
  };
  return [...holidays, ...(own[shopId] ?? []).map((ahead) => addDays(today, ahead))]
    .filter((day) => day >= today)
    .sort();
}

export const sourceRecords = (today: Day): ImportInput<"sources">[] =>
  shops.map(({ size: _size, winter: _winter, summer: _summer, pickup_info, dropoff_info, ...shop }) => ({
    ...shop,
    pickup_info: typeset(pickup_info),
    dropoff_info: typeset(dropoff_info),
    closed_days: closedDays(shop.id, today),
  }));

/** Whether a rent can start or end in the shop on the day. */
export function isOpen(source: ImportInput<"sources">, day: Day, weekday: number): boolean {
  return source.opening_hours.some((hour) => hour.weekday === weekday) && !(source.closed_days ?? []).includes(day);
}
