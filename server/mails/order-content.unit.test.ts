import type { Order } from "@/lib/contract";
import type { OrderMail } from "@/lib/domain/order-mails";
import { getStoreView, type StoreView } from "@/lib/store-views";
import { address, branch, mailStates, news, order, unpaid, withOrder } from "@/server/testing/order-news";
import type { MailContent } from "./content";
import { orderContent, type OrderNews } from "./order-content";
import { plainText } from "./plain-text";

function told(kind: OrderMail, more: Parameters<typeof news>[0] = {}, storeView?: StoreView): MailContent {
  const content = orderContent(kind, news(more, storeView));
  if (!content) throw new Error(`${kind} has nothing to say`);
  return content;
}
const text = (content: MailContent): string => plainText(content).replaceAll("\u00a0", " ");

test("services stand at their thing for all its pieces, and in the sum", () => {
  const damage = { selected_option: "damage", option: "poškození", price: 9_000 };
  const additional_services = [{ code: "insurance", name: "Pojištění", ...damage }];
  const lines = order.lines.map((line) => ({ ...line, qty: 2, additional_services }));
  const said = text(told("confirmed", withOrder({ lines, services: 18_000 })));
  expect(said).toContain("3 dny\n   Pojištění: poškození: 180,- Kč\n   Pro: Ema");
  expect(said).toContain("Služby: 180,- Kč");
});

test("the parts of a set stand under its name", () => {
  const set = { sku: "SET", name: "Rodinná sada" };
  const [line] = order.lines;
  const lines = [{ name: "Kolo" }, { set, name: "Boty" }, { set, name: "Helma" }].map((more) => ({
    ...line!,
    ...more,
  }));
  expect(text(told("confirmed", withOrder({ lines })))).toMatch(
    /× Kolo.*\n[^]*?\nRodinná sada\n {2}1× Boty.*\n {5}Délka[^]*?\n {2}1× Helma/u,
  );
});

test("files that were bought are led to in the mail of the money, and in none before", () => {
  const file = { sku: "GPX-1", name: "Průvodce", kind: "download" as const, deposit: 0 };
  const withFiles = (downloads: string[]) =>
    withOrder({ payment_status: "paid", lines: order.lines.map((line) => ({ ...line, ...file, downloads })) });
  const link = `https://shop.example/order/download?id=${order.order_id}&sku=GPX-1&file=trasa.gpx`;
  const said = text(told("confirmed", withFiles(["trasa.gpx"])));
  expect(said).toContain("CO JSTE OBJEDNALI");
  expect(said).toContain("Cena položek: 1 190,- Kč");
  expect(said).not.toMatch(/půjčovné|půjčujete|vybavení držíme|osobně/iu);
  for (const kind of ["paid", "confirmed"] as const) {
    expect(text(told(kind, withFiles(["trasa.gpx"])))).toContain(link);
    expect(text(told(kind, withFiles([])))).not.toContain("/order/download");
  }
});

test("a confirmation says place, times, what to bring, price, deposit apart, terms, and brings the calendar", () => {
  const content = told("confirmed");
  expect(content.subject).toBe("Objednávka 2027-000042 je potvrzená");
  expect(content.action?.href).toBe(`https://shop.example/order?id=${order.order_id}`);
  expect(content.attachment?.filename).toBe("order-2027-000042.ics");
  expect(content.attachment?.content).toMatch(/DTSTART;TZID=Europe\/Prague:20270213T080000/u);
  expect(content.attachment?.content.replaceAll("\r\n ", "")).toContain("LOCATION:Sezóna Olomouc\\, Horní 1");
  const said = text(content);
  for (const fact of [
    /PŘEVZETÍ\nsobota 13\. února 2027 od 8:00\nOtevřeno 8:00–18:00\nOsobně: Brno\nÚdolní 5, 602 00 Brno/u,
    /VRÁCENÍ\npondělí 15\. února 2027 do 18:00\nOtevřeno 8:00–18:00\nOsobně: Olomouc/u,
    /Osobně: Olomouc\nHorní 1, 779 00 Olomouc/u,
    /- Občanský průkaz nebo pas\n- Vratnou kauci 3 000,- Kč \(hotově nebo kartou\)\n- Půjčovné 1 190,- Kč/u,
    /1× Lyže Redster: 1 190,- Kč\n {3}Délka: 170 cm\n {3}13\.–15\. února 2027, 3 dny\n {3}Pro: Ema\n/u,
    /Celkem: 1 190,- Kč/u,
    /VRATNÁ KAUCE\n3 000,- Kč složíte při převzetí\./u,
    /Zdarma zrušíte do 11\. února 2027 (?:v )?6:00/u,
    /zavolejte na \+420 777 123 456/u,
  ])
    expect(said).toMatch(fact);
});

test("what a carrier brings and fetches goes to the renter's own addresses, and names no shop's hours", () => {
  const said = text(
    told("confirmed", withOrder({ shipping_address: address, return_address: address, shipping: 31_800 })),
  );
  expect(said).toMatch(/DORUČENÍ\nsobota 13\. února 2027\n.*\nJana Nováková, Nádražní 1, 779 00 Olomouc/u);
  expect(said).toMatch(/SVOZ\npondělí/u);
  expect(said).not.toMatch(/Otevřeno|Údolní 5/u);
});

test("a locker that never closes is said to be open around the clock", () => {
  const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));
  const { id, name, street, city, postcode } = branch("box", "Box U Nádraží");
  const point = { id, name, street, city, postcode, opening_hours, closed_days: [] };
  const said = text(told("confirmed", withOrder({ shipping_address: address, shipping_pickup_point: point })));
  expect(said).toMatch(/PŘEVZETÍ\nsobota 13\. února 2027.*\nOtevřeno nepřetržitě\n/u);
});

const ofKind = (kind: Order["lines"][number]["kind"]): Order["lines"] => order.lines.map((line) => ({ ...line, kind }));

test("nothing is said of picking up a voucher, nor of a deposit where none is asked for", () => {
  const content = told("confirmed", withOrder({ deposit: 0, lines: ofKind("piece") }));
  expect(content.attachment).toBeUndefined();
  expect(text(content)).not.toMatch(/Vyzvednutí|kauc|kalendář|zrušíte|února|doklad|\d\sdn[íy]/iu);
  expect(text(content)).not.toMatch(/^PŘEVZETÍ$/mu);
  const shop = told("shopPlaced", withOrder({ deposit: 0, lines: ofKind("piece") }));
  expect(shop.subject).toMatch(/Sezóna Brno, bez termínu$|brno, bez termínu$/iu);
});

test.each(["main", "en", "de", "it"])("where nothing is kept for anybody, no mail in %s speaks of gear", (code) => {
  const paid = { payment_status: "paid" } as const;
  const states: [OrderMail, Partial<Order>, Partial<OrderNews>?][] = [
    ["confirmed", {}],
    ["transfer", { ...unpaid, payment_method_code: "banktransfer" }],
    ["paid", paid, { wasAwaited: true }],
    ["paid", { ...paid, status: "cancelled" }],
    ...["renter", "shop", "clock"].map((actor): (typeof states)[number] => [
      "cancelled",
      { status: "cancelled" },
      { event: { actor, event: "cancel", amount: null } },
    ]),
    [
      "cancelled",
      { ...paid, status: "cancelled", refund: 0 },
      { event: { actor: "shop", event: "cancel", amount: null } },
    ],
  ];
  for (const [kind, more, news] of states) {
    const content = told(
      kind,
      { ...withOrder({ deposit: 0, lines: ofKind("piece"), ...more }), ...news },
      getStoreView(code),
    );
    expect(text(content)).not.toMatch(
      /vybavení|chystat|gear|getting it ready|Ausrüstung|bereiten|attrezzatura|preparando/iu,
    );
    expect(text(content)).not.toMatch(/\bmail\.[a-zA-Z]+\./u);
  }
});

test("of a lesson its day, its time and its place are told, and its calendar; nothing is picked up or returned", () => {
  const [line] = ofKind("lesson");
  const lesson = { ...line!, name: "Instruktor", options: [{ label: "Začátek a jazyk", value: "9:00, česky" }] };
  const lines = [{ ...lesson, to: lesson.from }];
  const content = told("confirmed", withOrder({ deposit: 0, lines }));
  expect(text(content)).toMatch(
    /Lekce: kde a\skdy[\s\S]*Instruktor[\s\S]*9:00, česky[\s\S]*13\. února[\s\S]*Údolní 5/iu,
  );
  expect(text(content)).toMatch(/1\slekce/u);
  expect(text(content)).not.toMatch(/Převzetí|Vyzvednutí|Vrácení|doklad/u);
  const ics = content.attachment?.content.replaceAll("\r\n ", "");
  expect(ics).toMatch(/SUMMARY:Lekce: Instruktor/u);
  expect(ics).toMatch(/DTSTART;VALUE=DATE:20270213/u);
  expect(ics?.match(/BEGIN:VEVENT/gu)).toHaveLength(1);
});

test("who sends the money reads where to, until when; a gateway's payer reads nothing before the payment", () => {
  const content = told("transfer", withOrder({ ...unpaid, payment_method_code: "banktransfer" }));
  expect(text(content)).toMatch(/do 6\. ledna 2027 (?:v )?11:00 na účet .*, variabilní symbol 2027000042/u);
  expect(content.attachment).toBeUndefined();
  expect(content.code?.text).toMatch(/^SPD\*1\.0\*ACC:CZ\d{22}\*AM:\d+\.\d\d\*CC:CZK\*X-VS:2027000042\*MSG:/u);
  expect(content.code?.alt).toMatch(/^QR platba: .* na účet \d+\/0800, variabilní symbol 2027000042$/u);
  expect(told("confirmed").code).toBeUndefined();
  expect(orderContent("transfer", news(withOrder({ ...unpaid, payment_method_code: "card" })))).toBeNull();
});

test("money that was waited for confirms; at the counter it is acknowledged; after the end it goes back", () => {
  const paid = withOrder({ payment_status: "paid" });
  expect(told("paid", { ...paid, wasAwaited: true })).toMatchObject({
    subject: "Zaplaceno, objednávka 2027-000042 je potvrzená",
    attachment: { filename: "order-2027-000042.ics" },
  });
  expect(text(told("paid", { ...paid, wasAwaited: true }))).not.toContain("Půjčovné 1 190,- Kč (hotově");
  expect(told("paid", paid)).toMatchObject({ heading: "Platbu máme", sections: [] });
  const late = told("paid", { ...withOrder({ payment_status: "paid", status: "cancelled" }), wasAwaited: true });
  expect(late.paragraphs.join()).toMatch(/mezitím byla zrušená.*vrátíme/u);
});

test("a payment that failed can be tried again until the units are free", () => {
  const content = told("failed", withOrder({ ...unpaid, payment_status: "failed" }));
  expect(content.action?.label).toBe("Zaplatit znovu");
  expect(text(content)).toMatch(/do 6\. ledna 2027/u);
  expect(orderContent("failed", news(withOrder({ ...unpaid, payment_status: "open" })))).toBeNull();
});

test("a refund says how much, where it is known", () => {
  const refund = (event: string, amount: number | null) =>
    told("refunded", { ...withOrder({ status: "cancelled" }), event: { actor: "gateway", event, amount } })
      .paragraphs[0];
  expect(refund("refund", null)).toContain("1\u00a0190,-");
  expect(refund("refund_part", 50_000)).toContain("500,-");
});

test.each([
  ["renter", /Zrušili jste ji/u],
  ["shop", /Museli jsme ji zrušit/u],
  ["clock", /Platba včas nedorazila/u],
])("a cancellation by the %s says so", (actor, says) => {
  const content = told("cancelled", {
    ...withOrder({ status: "cancelled" }),
    event: { actor, event: "cancel", amount: null },
  });
  expect(content.paragraphs).toEqual([expect.stringMatching(says)]);
});

const half = /Ze zaplacených 1.508,-.Kč vracíme podle podmínek zrušení 754,-.Kč/u;
test.each<[string, number | null, RegExp[]]>([
  ["renter", 1_508_00, [/Zrušili jste ji/u, /Zaplacených 1.508,-.Kč vracíme celých/u]],
  ["shop", 1_508_00, [/Museli jsme ji zrušit/u, /vracíme celých/u]],
  ["shop", 754_00, [/jak jste si přáli/u, half]],
  ["shop", 0, [/jak jste si přáli/u, /nevrací nic/u]],
])("what the %s has cancelled and is owed %p says what comes back", (actor, refund, says) => {
  const content = told("cancelled", {
    ...withOrder({ status: "cancelled", payment_status: "paid", grand_total: 1_508_00, refund }),
    event: { actor, event: "cancel", amount: null },
  });
  expect(content.paragraphs).toEqual(says.map((said) => expect.stringMatching(said)));
});

test.each([
  ["main", /účet, ze kterého přišly/u, /kart|stejnou cestou/iu, /\d,-.Kč\. Než se objeví na účtu/u],
  ["en", /account it came from/u, /card|way it came/iu, /reach your account/u],
  ["de", /das Konto, von dem sie kamen/u, /Karte|auf dem Weg/iu, /auf dem Konto ist/u],
  ["it", /sul conto da cui sono arrivati/u, /carta|stessa via/iu, /sul conto/u],
])(
  "in %s who paid by transfer reads of an account, who paid online of a card, and cash of neither",
  (code, ...says) => {
    const [account, card, bank] = says;
    const cancelled = { status: "cancelled", payment_status: "paid", grand_total: 1_508_00 } as const;
    const event = { actor: "renter", event: "cancel", amount: null };
    const read = (kind: OrderMail, more: Partial<Order>) =>
      told(kind, { ...withOrder({ ...cancelled, ...more }), event }, getStoreView(code)).paragraphs.join(" ");
    for (const refund of [1_508_00, 754_00]) {
      const transfer = read("cancelled", { refund, payment_method_code: "banktransfer" });
      expect(transfer).toMatch(account);
      expect(transfer).not.toMatch(card);
      const online = read("cancelled", { refund, payment_method_code: "card", payment_gateway: "sandbox" });
      expect(online).toMatch(card);
      expect(online).not.toMatch(account);
      expect(read("cancelled", { refund })).not.toMatch(account);
    }
    const refunded = { refund: 754_00, payment_status: "partly_refunded" } as const;
    expect(read("refunded", { ...refunded, payment_method_code: "banktransfer" })).toMatch(bank);
    expect(read("refunded", { ...refunded, payment_method_code: "card", payment_gateway: "sandbox" })).toMatch(bank);
    expect(read("refunded", refunded)).not.toMatch(bank);
  },
);

test("the shop reads what it has to send back itself; what a gateway took goes back without it", () => {
  const cancelled = { status: "cancelled", payment_status: "paid", refund: 754_00 } as const;
  const step = { event: { actor: "renter", event: "cancel", amount: null } };
  const content = told("shopCancelled", { ...withOrder({ ...cancelled, payment_gateway: null }), ...step });
  expect(content.paragraphs).toEqual([expect.stringMatching(/pošlete zákazníkovi zpět 754,-.Kč.*refunded/u)]);
  expect(
    told("shopCancelled", { ...withOrder({ ...cancelled, payment_gateway: "sandbox" }), ...step }).paragraphs,
  ).toEqual([]);
});

test("what is not true any more is not sent", () => {
  const cancelled = withOrder({ status: "cancelled" });
  for (const kind of ["confirmed", "pickUpTomorrow", "changed", "shopPlaced", "transfer"] as const)
    expect([kind, orderContent(kind, news(cancelled))]).toEqual([kind, null]);
  expect(orderContent("returnTomorrow", news())).toBeNull();
});

test("reminders say where, when and what to bring; a carrier's customer reads of the carrier", () => {
  const pickUp = text(told("pickUpTomorrow"));
  expect(pickUp).toMatch(/PŘEVZETÍ\nsobota 13/u);
  expect(pickUp).not.toMatch(/VRÁCENÍ\n/u);
  const brought = told("pickUpTomorrow", withOrder({ shipping_address: address }));
  expect(brought.subject).toBe("Zítra vám přivezeme vybavení");
  const back = told("returnTomorrow", withOrder({ status: "handed_over" }));
  expect(text(back)).toMatch(/VRÁCENÍ\npondělí 15\. února 2027 do 18:00/u);
});

test.each(["main", "en", "de", "it"])("no reminder in %s promises an hour where only the day is known", (code) => {
  const promised = /od kdy|do kdy|(?:from|by) when|(?:ab|bis) wann|(?:da|entro) quando/iu;
  const ways = { shipping_address: address, return_address: address };
  const remind = (kind: OrderMail, more: Partial<Order>) =>
    text(told(kind, withOrder({ ...ways, ...more }), getStoreView(code)));
  for (const [kind, status] of [
    ["pickUpTomorrow", "confirmed"],
    ["returnTomorrow", "handed_over"],
  ] as const)
    expect(remind(kind, { status })).not.toMatch(promised);
  const hours = { code: "noon", from: "12:00", to: "17:00" };
  const fetched = remind("returnTomorrow", { status: "handed_over", return_window: hours });
  expect(fetched).toMatch(/2027,.*12:00\S?17:00/u);
});

test("who goes to a parcel point is not told that somebody comes to them", () => {
  const point = {
    code: "z1",
    name: "Box",
    street: "Úzká 1",
    city: "Brno",
    postcode: "602 00",
    opening_hours: [],
    closed_days: [],
  };
  const ways = { shipping_address: address, return_address: address };
  const points = { shipping_pickup_point: point, return_pickup_point: point } as unknown as Partial<Order>;
  const subjects = (more: Partial<Order>) => [
    told("pickUpTomorrow", withOrder({ ...ways, ...more })).subject,
    told("returnTomorrow", withOrder({ ...ways, ...more, status: "handed_over" })).subject,
  ];
  expect(subjects({})).toEqual(["Zítra vám přivezeme vybavení", "Zítra si přijedeme pro vybavení"]);
  expect(subjects(points)).toEqual(["Zítra si vyzvednete vybavení", "Zítra vracíte vybavení"]);
  const pickUp = told("pickUpTomorrow", withOrder({ ...ways, ...points }));
  expect(text(pickUp)).toMatch(/kde a kdy na vás čeká a co s sebou[^]*PŘEVZETÍ\n[^]*CO S SEBOU\n/u);
  expect(text(told("pickUpTomorrow"))).toMatch(/kde a kdy se potkáme/u);
  const confirmed = told("confirmed", withOrder({ ...ways, ...points }));
  expect(text(confirmed)).toMatch(/PŘEVZETÍ\n[^]*VRÁCENÍ\n[^]*CO S SEBOU\n/u);
  expect(text(confirmed)).not.toMatch(/DORUČENÍ|SVOZ|CO SI PŘIPRAVIT/u);
  const calendar = confirmed.attachment?.content.replaceAll("\r\n ", "") ?? "";
  expect(calendar).toMatch(/SUMMARY:Vyzvednutí[^]*S.sebou: doklad[^]*SUMMARY:Vrácení/u);
  expect(calendar).not.toMatch(/Doručení|Svoz|Připravte/u);
});

test("the shop reads whom it bills, each number by its name", () => {
  const company = { company: "Chata s.r.o.", company_id: "04718208" };
  expect(text(told("shopPlaced", withOrder({ ...company, vat_id: "CZ04718208" })))).toContain(
    "Chata s.r.o., IČO 04718208, DIČ CZ04718208",
  );
  expect(text(told("shopPlaced", withOrder(company)))).toMatch(/Chata s\.r\.o\., IČO 04718208$/mu);
});

test("renter and shop read where the bill goes, under the company or the renter's own name", () => {
  const billing_address = { ...address, street: ["Úzká 2"] };
  const company = { company: "Chata s.r.o.", company_id: "04718208", billing_address };
  for (const kind of ["shopPlaced", "confirmed"] as const) {
    expect(text(told(kind, withOrder(company)))).toMatch(/Chata s\.r\.o\., IČO 04718208\nÚzká 2, 779.00 Olomouc/u);
    expect(text(told(kind, withOrder({ billing_address })))).toMatch(/Jana Nováková\nÚzká 2, 779.00 Olomouc/u);
  }
  expect(text(told("confirmed", withOrder(company)))).toMatch(/fakturační údaje/iu);
  expect(text(told("confirmed"))).not.toMatch(/fakturační údaje/iu);
});

test("the shop reads who, what and when, in its own language, and nothing of what it did itself", () => {
  const content = told("shopPlaced");
  expect(content.subject).toBe("Nová objednávka 2027-000042: Sezóna Brno, 13.–\u206015.\u00a0února 2027");
  expect(text(content)).toMatch(/Jana Nováková\nTelefon: \+420777000111\nE-mail: jana@example\.com/u);
  expect(text(content)).toContain("Přijdu <b>později</b>");
  const cancel = (actor: string, event: string, more: Partial<Order> = {}) =>
    orderContent(
      "shopCancelled",
      news({ ...withOrder({ status: "cancelled", ...more }), event: { actor, event, amount: null } }),
    );
  expect(cancel("renter", "cancel")?.subject).toMatch(/^Zrušeno/u);
  expect(cancel("shop", "cancel")).toBeNull();
  // Of a payment page that was left nobody had told the shop.
  expect(cancel("clock", "expire", { payment_method_code: "card" })).toBeNull();
  expect(cancel("clock", "expire", { payment_method_code: "banktransfer" })).not.toBeNull();
});

test.each(["main", "en", "de", "it"])("every kind of mail speaks the language of %s without a gap", (code) => {
  const storeView = getStoreView(code);
  for (const [kind, ofOrder, more] of mailStates) {
    const content = told(kind, { ...withOrder(ofOrder), ...more }, storeView);
    const said = `${content.subject}\n${text(content)}`;
    // A word that is missing is shown by its key, a value that is missing by its name.
    expect(said).not.toMatch(/\b(?:mail|order|cart)\.[a-zA-Z]+\.|\{\w+\}|\bundefined\b|\bnull\b|NaN/u);
    expect(content.action?.href).toContain(code === "main" ? "example/order?id=" : `example/${code}/order?id=`);
  }
});
