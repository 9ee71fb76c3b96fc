import type { ImportInput } from "@/server/importer/format";
import type { Text } from "./model";
import { text } from "./texts/option-words";
import { typeset } from "./typography";

type Person = readonly [name: string, picture: string, role: Text];

interface Front {
  store: string;
  headline: Text;
  text: Text;
  /** None: the theme's own mountains. */
  picture: string | null;
  people: readonly Person[];
}

const roles = {
  lead: text(["vede půjčovnu", "runs the shop", "leitet den Verleih", "dirige il noleggio"]),
  workshop: text([
    "servis a seřízení vázání",
    "workshop and bindings",
    "Werkstatt und Bindungen",
    "officina e attacchi",
  ]),
  counter: text(["poradí s výběrem", "helps you choose", "hilft beim Aussuchen", "aiuta nella scelta"]),
};

/** Fronts in Czech alone say it in Czech; the main shop speaks four languages. */
const czech = (cs: string): Text => ({ cs, en: cs });

const fronts: readonly Front[] = [
  {
    store: "main",
    headline: text([
      "Vybavení na hory, vodu i kolo. Jen na dny, kdy ho chcete.",
      "Gear for mountains, water and bikes. Just for the days you want it.",
      "Ausrüstung für Berge, Wasser und Rad. Nur für die Tage, an denen Sie sie brauchen.",
      "Attrezzatura per montagna, acqua e bici. Solo per i giorni che vuoi.",
    ]),
    text: text([
      "Vyberte termín, velikost a místo vyzvednutí. Co vidíte volné, to dostanete, a kauci složíte až při převzetí.",
      "Choose your days, size and pick-up point. What you see free is yours, and the deposit is paid on receipt.",
      "Wählen Sie Tage, Größe und Abholort. Was frei angezeigt wird, bekommen Sie, und die Kaution zahlen Sie erst bei der Übernahme.",
      "Scegli date, taglia e luogo di ritiro. Quello che vedi libero è tuo, e la cauzione si versa solo al ritiro.",
    ]),
    picture: null,
    people: [
      ["Klára Dvořáková", "person-1", roles.lead],
      ["Tomáš Beneš", "person-2", roles.workshop],
      ["Mai Nguyenová", "person-3", roles.counter],
    ],
  },
  {
    store: "skibike",
    headline: czech("Z lanovky rovnou na lyže. V létě rovnou na trail."),
    text: czech(
      "Dvě půjčovny pod sjezdovkami Krkonoš. Lyže si můžete vyzvednout už večer předem a přes noc vám je nabrousíme.",
    ),
    picture: "front-slope",
    people: [
      ["Jirka Erlebach", "person-4", czech("vede půjčovnu ve Vrchlabí, na horách od tří let")],
      ["Andrea Hollmannová", "person-5", czech("servis lyží i kol, brousí přes noc")],
      ["Ondra Kynčl", "person-6", czech("ve Špindlu, poradí trail podle nohou")],
    ],
  },
  {
    store: "outdoor-sever",
    headline: czech("Jizerky, Ještěd, Lužické hory. Stačí si sbalit."),
    text: czech(
      "Běžky na magistrálu, sněžnice do Jizerek, stan a loď na léto. V Liberci u tramvaje, v neděli navečer kvůli návratům otevíráme.",
    ),
    picture: "front-ridge",
    people: [
      ["Lenka Šimůnková", "person-7", czech("vede libereckou půjčovnu a maže na zelenou i modrou")],
      ["Pavel Wagner", "person-8", czech("servis, stany a všechno, co se dá zašít")],
      ["Hynek Rous", "person-9", czech("zná každou cestu od Smědavy po Luž")],
    ],
  },
  {
    store: "outdoor-jih",
    headline: czech("Vltava teče pořád. Loď máme u jezu."),
    text: czech(
      "Krumlov a Lipno: kánoe, rafty, paddleboardy a všechno do kempu. Loď přivezeme nahoru po řece a počkáme na vás dole.",
    ),
    picture: "front-river",
    people: [
      ["Bára Kubátová", "person-10", czech("vede půjčovnu nad jezem v Krumlově")],
      ["Matěj Fiala", "person-11", czech("vozí lodě, ví, kolik je vody")],
      ["Zdena Hrubá", "person-12", czech("na Lipně, paddleboardy a děti")],
    ],
  },
];

export const frontRecords: ImportInput<"fronts">[] = fronts.map(({ store, headline, text: said, picture, people }) => ({
  store_code: store,
  headline: typeset(headline),
  text: typeset(said),
  picture,
  people: people.map(([name, portrait, role]) => ({ name, role: typeset(role), picture: portrait })),
}));
