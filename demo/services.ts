import type { ImportInput } from "@/server/importer/format";
import { typeset } from "./typography";

type Service = ImportInput<"services">;

const service = (code: string, price: number, cs: readonly [string, string], en: readonly [string, string]): Service => ({
  code,
  price,
  name: typeset({ cs: cs[0], en: en[0] }),
  description: typeset({ cs: cs[1], en: en[1] }),
});

export const serviceRecords: Service[] = [
  service(
    "binding",
    120,
    ["Seřízení vázání na míru", "Binding adjustment"],
    [
      "Technik nastaví vázání podle vaší boty. Údaje pro nastavení můžete říct až u pultu.",
      "A technician sets the binding to your boot. You can give the details at the counter.",
    ],
  ),
  service(
    "insurance_basic",
    90,
    ["Pojištění poškození", "Damage cover"],
    ["Škrábance, proražená skluznice, ohnutá hůlka: do 3 000 Kč je neplatíte.", "Scratches, base damage, a bent pole: up to 3,000 Kč is on us."],
  ),
  service(
    "insurance_theft",
    190,
    ["Pojištění poškození a krádeže", "Damage and theft cover"],
    ["Platí i pro krádež z uzamčeného vozu nebo stojanu. Spoluúčast 10 %.", "Covers theft from a locked car or rack as well. You bear 10 %."],
  ),
  service(
    "waxing",
    150,
    ["Čerstvý vosk a hrany", "Fresh wax and edges"],
    ["Ráno před výdejem voskujeme a dobrousíme hrany.", "Waxed and edged on the morning of pick-up."],
  ),
  service(
    "cleaning",
    190,
    ["Vrátím neumyté", "Return it dirty"],
    ["Bláto, písek i bahno z řeky necháte na nás.", "Leave mud, sand and river silt to us."],
  ),
  service(
    "drying",
    250,
    ["Vysušení a sbalení stanu", "Tent drying and packing"],
    ["Přivezte stan mokrý, vysušíme ho a složíme.", "Bring the tent wet, we dry and fold it."],
  ),
  service(
    "mounting",
    200,
    ["Montáž na vůz", "Mounting on your car"],
    ["Nasadíme, dotáhneme a vyzkoušíme zamykání.", "We mount it, tighten it and test the locks."],
  ),
  service(
    "pedals",
    80,
    ["Nášlapné pedály", "Clipless pedals"],
    ["Dvoustranné, s kufry na vaše tretry.", "Double-sided, with cleats for your shoes."],
  ),
  service(
    "boat_transport",
    450,
    ["Odvoz lodě na start", "Boat shuttle"],
    ["Loď dovezeme na nástupní místo do 30 kilometrů od půjčovny.", "We take the boat to a put-in within 30 kilometres of the shop."],
  ),
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
