import type { ImportInput } from "@/server/importer/format";
import { typeset } from "./typography";

type Service = ImportInput<"services">;

type Words = readonly [name: string, description: string];

type Spoken<T> = Record<"cs" | "en" | "de" | "it", T>;

const service = (code: string, price: number | Service["options"], { cs, en, de, it }: Spoken<Words>): Service => ({
  code,
  ...(typeof price === "number" ? { price } : { options: price }),
  name: typeset({ cs: cs[0], en: en[0], de: de[0], it: it[0] }),
  description: typeset({ cs: cs[1], en: en[1], de: de[1], it: it[1] }),
});

const kind = (code: string, price: number, name: Spoken<string>) => ({ code, price, name: typeset(name) });

/** Who has a binding set may need a helmet too. */
export const withHelmet = (code: string): string[] => (code === "binding" ? [code, "helmet"] : [code]);

export const serviceRecords: Service[] = [
  service("binding", 120, {
    cs: [
      "Seřízení vázání na míru",
      "Technik nastaví vázání podle vaší boty. Údaje pro nastavení můžete říct až u pultu.",
    ],
    en: ["Binding adjustment", "A technician sets the binding to your boot. You can give the details at the counter."],
    de: [
      "Bindungseinstellung",
      "Ein Techniker stellt die Bindung auf Ihren Schuh ein. Die Angaben dazu können Sie auch erst am Tresen machen.",
    ],
    it: [
      "Regolazione degli attacchi",
      "Un tecnico regola l’attacco sullo scarpone. I dati si possono dare anche al banco.",
    ],
  }),
  service(
    "insurance",
    [
      kind("damage", 90, { cs: "poškození", en: "damage", de: "Schäden", it: "danni" }),
      kind("theft", 190, {
        cs: "poškození i krádež",
        en: "damage and theft",
        de: "Schäden und Diebstahl",
        it: "danni e furto",
      }),
    ],
    {
      cs: [
        "Pojištění",
        "Škodu do 3 000 Kč za vás zaplatíme. Krádež i ze zamčeného vozu nebo stojanu, se spoluúčastí 10 %.",
      ],
      en: ["Insurance", "Damage up to 3,000 Kč is on us. Theft from a locked car or rack as well; you bear 10 %."],
      de: [
        "Versicherung",
        "Schäden bis 3.000 Kč zahlen wir. Diebstahl auch aus verschlossenem Auto oder vom Ständer, Selbstbehalt 10 %.",
      ],
      it: [
        "Assicurazione",
        "Paghiamo noi i danni fino a 3.000 Kč. Furto anche dall’auto chiusa o dalla rastrelliera, franchigia del 10 %.",
      ],
    },
  ),
  service(
    "helmet",
    [
      kind("child", 60, { cs: "dětská", en: "for a child", de: "für ein Kind", it: "da bambino" }),
      kind("adult", 90, { cs: "pro dospělé", en: "for an adult", de: "für Erwachsene", it: "da adulto" }),
    ],
    {
      cs: [
        "Helma k tomu",
        "Základní model, velikost si vyzkoušíte u pultu. Vybrat si značku a model můžete mezi helmami.",
      ],
      en: [
        "A helmet with it",
        "A basic model; you try the size at the counter. Brand and model are chosen among helmets.",
      ],
      de: [
        "Helm dazu",
        "Ein einfaches Modell, die Größe probieren Sie am Tresen. Marke und Modell wählen Sie unter den Helmen.",
      ],
      it: [
        "Un casco insieme",
        "Un modello base, la taglia si prova al banco. Marca e modello si scelgono tra i caschi.",
      ],
    },
  ),
  service("waxing", 150, {
    cs: ["Čerstvý vosk a hrany", "Ráno před výdejem voskujeme a dobrousíme hrany."],
    en: ["Fresh wax and edges", "Waxed and edged on the morning of pick-up."],
    de: ["Frisch gewachst und geschliffen", "Am Morgen der Abholung wachsen wir und schleifen die Kanten nach."],
    it: ["Sciolina e lamine fresche", "La mattina del ritiro diamo la sciolina e ripassiamo le lamine."],
  }),
  service("cleaning", 190, {
    cs: ["Vrátím neumyté", "Bláto, písek i bahno z řeky necháte na nás."],
    en: ["Return it dirty", "Leave mud, sand and river silt to us."],
    de: ["Ungeputzt zurückgeben", "Matsch, Sand und Flussschlamm überlassen Sie uns."],
    it: ["Riconsegna senza lavare", "Fango, sabbia e melma del fiume sono affar nostro."],
  }),
  service("drying", 250, {
    cs: ["Vysušení a sbalení stanu", "Přivezte stan mokrý, vysušíme ho a složíme."],
    en: ["Tent drying and packing", "Bring the tent wet, we dry and fold it."],
    de: ["Zelt trocknen und packen", "Bringen Sie das Zelt nass zurück, wir trocknen und packen es."],
    it: ["Asciugatura della tenda", "La tenda si riporta bagnata, noi la asciughiamo e la pieghiamo."],
  }),
  service("mounting", 200, {
    cs: ["Montáž na vůz", "Nasadíme, dotáhneme a vyzkoušíme zamykání."],
    en: ["Mounting on your car", "We mount it, tighten it and test the locks."],
    de: ["Montage am Auto", "Wir setzen auf, ziehen fest und prüfen die Schlösser."],
    it: ["Montaggio sull’auto", "Montiamo, stringiamo e proviamo le serrature."],
  }),
  service("pedals", 80, {
    cs: ["Nášlapné pedály", "Dvoustranné, s kufry na vaše tretry."],
    en: ["Clipless pedals", "Double-sided, with cleats for your shoes."],
    de: ["Klickpedale", "Beidseitig, mit Cleats für Ihre Schuhe."],
    it: ["Pedali a sgancio rapido", "A doppia faccia, con tacchette per le proprie scarpe."],
  }),
  service("boat_transport", 450, {
    cs: ["Odvoz lodě na start", "Loď dovezeme na nástupní místo do 30 kilometrů od půjčovny."],
    en: ["Boat shuttle", "We take the boat to a put-in within 30 kilometres of the shop."],
    de: ["Bootstransport zum Start", "Wir bringen das Boot zur Einstiegsstelle, bis 30 Kilometer vom Verleih."],
    it: ["Trasporto barca alla partenza", "Portiamo la barca all’imbarco, fino a 30 chilometri dal noleggio."],
  }),
];

/** Standard and reduced rate for Czech customers; class 4 holds what is taxed at the reduced one. */
export const taxRuleRecords: ImportInput<"tax-rules">[] = [
  {
    id: 1,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [
      { rate: 21, tax_country_id: "CZ" },
      { rate: 23, tax_country_id: "SK" },
    ],
  },
  {
    id: 2,
    product_tax_class_ids: [4],
    customer_tax_class_ids: [3],
    rates: [
      { rate: 12, tax_country_id: "CZ" },
      { rate: 19, tax_country_id: "SK" },
    ],
  },
];
