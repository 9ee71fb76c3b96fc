import type { ShopConfig } from "./lib/config/schema";

/*
 * What the owner of the shop decides: fronts, languages, money, rules of renting, ways to get and to pay. Secrets and
 * addresses of machines come from the environment (`.env.example`), words from `messages/`, the catalogue from an
 * import.
 *
 * A wrong value is told by name when the shop is built or started (`lib/config/schema.ts` says what may stand here).
 * Every section is an export of its own: a browser loads the ones that its code reads, and no others.
 */

export const shop: ShopConfig["shop"] = {
  name: "Sezóna",
  /** Colour of the browser's own bars; the shop's other colours are tokens in `app/globals.css`. */
  themeColor: "#173b2d",
  /** Where "how to get there" leads, with the branch's `{address}` in it; null leaves the link out. */
  directions: "https://mapy.com/zakladni?q={address}",
};

/** Fronts of the shop. One that `extend`s another is the same shop in another language. */
export const storeViews: ShopConfig["storeViews"] = {
  /** False: only the default view exists, and neither links nor the API carry a store code. */
  multistore: true,
  default: "main",
  views: [
    { storeCode: "main", storeId: 1, name: shop.name, locale: "cs-CZ", appendStoreCode: false },
    { storeCode: "skibike", storeId: 2, name: "Sezóna Ski & Bike", locale: "cs-CZ", cssTheme: "dark-blue" },
    { storeCode: "outdoor-sever", storeId: 3, name: "Sezóna Outdoor Sever", locale: "cs-CZ", cssTheme: "orange" },
    { storeCode: "outdoor-jih", storeId: 3, name: "Sezóna Outdoor Jih", locale: "cs-CZ", cssTheme: "orange" },
    { storeCode: "en", extend: "main", locale: "en-US" },
    { storeCode: "de", extend: "main", locale: "de-DE" },
    { storeCode: "it", extend: "main", locale: "it-IT" },
  ],
};

/** What the pages carry besides their own content; a tile that is not `active` is not shown. */
export const channel: ShopConfig["channel"] = {
  /** Whether pages wear a partner's theme while a visitor's listings are narrowed to it. */
  displayPartnerPages: false,
  cssTheme: "default",
  homeTiles: [
    {
      title: { cs: "Jak to funguje", en: "How it works", de: "So funktioniert es", it: "Come funziona" },
      link: "/static/jak-to-funguje",
      active: true,
    },
    {
      title: { cs: "Způsoby doručení", en: "Delivery", de: "Lieferung", it: "Consegna" },
      link: "/static/zpusoby-doruceni",
      active: true,
    },
    {
      title: { cs: "Kontakty", en: "Contacts", de: "Kontakt", it: "Contatti" },
      link: "/static/kontakty",
      active: true,
    },
  ],
  productTiles: [
    {
      title: { cs: "Výdejní místa", en: "Pickup points", de: "Abholorte", it: "Punti di ritiro" },
      link: "/static/zpusoby-doruceni",
      active: true,
    },
    {
      title: { cs: "Kontakty", en: "Contacts", de: "Kontakt", it: "Contatti" },
      link: "/static/kontakty",
      active: true,
    },
  ],
  imagesToPreload: [],
  favicons: [{ rel: "icon", url: "/icon.svg", type: "image/svg+xml" }],
};

/** The shop's days and hours are those of this zone, wherever server and visitor are. */
export const timeZone: ShopConfig["timeZone"] = "Europe/Prague";

export const currency: ShopConfig["currency"] = { code: "CZK", sign: "Kč" };

export const tax: ShopConfig["tax"] = {
  defaultCountry: "CZ",
  /** Whether prices in the catalogue are entered including tax; what a shopper sees always includes it. */
  pricesIncludeTax: true,
  /** Tax class of shipping and services. */
  standardClass: 2,
  /** Whether only rules for the shopper's customer group apply. */
  groupedTax: false,
  defaultCustomerGroup: 3,
};

/** Countries that an address can be in; a hash in a postcode stands for a digit. */
export const countries: ShopConfig["countries"] = [
  { code: "CZ", postcode: "### ##", phone: { prefix: "+420", digits: 9 }, companyId: "ico", vatDigits: [8, 10] },
  { code: "SK", postcode: "### ##", phone: { prefix: "+421", digits: 9 }, companyId: "ico", vatDigits: [10, 10] },
];

export const catalogue: ShopConfig["catalogue"] = {
  /** Whether products and categories are reached by their `url_path`. */
  urlDispatching: true,
  /** Whether products without any unit are listed. */
  listOutOfStock: false,
  /** Whether a price of zero is a price; a product without a price is never rented. */
  zeroPriceProducts: false,
  /** Lower ends of the price filter's ranges: the one-day price in crowns. */
  priceRanges: [0, 290, 500, 1000, 1500],
  pageSize: 50,
  homeListSize: 8,
  newForDays: 30,
  /** "3 left" is said from so few units on. */
  scarceUnits: 5,
};

export const rental: ShopConfig["rental"] = {
  /** No pick-up before and no return after these times, whatever hours a branch keeps. */
  pickUpFrom: "06:00",
  returnUntil: "21:00",
  longestDays: 90,
  /** Rents are taken at most so far ahead. */
  horizonDays: 730,
  freeCancellationHours: 48,
  /** What goes back of the money later, in percent: until the first day begins, and from then on. */
  lateCancellation: { refundPercent: 50, firstDayRefundPercent: 0 },
  /** A branch that names no time of its own makes things ready in so long, and hands nothing over after closing. */
  pickUpLeadMinutes: 60,
  /** More units in one order than this need so many days of notice. */
  largeOrder: { moreThan: 20, noticeDays: 3 },
  /**
   * What it costs, in crowns, to bring things back to another branch than theirs, and for how many days after that they
   * are under way to it. Without a fee only branches that name their own take back what others handed out.
   */
  returnElsewhere: { fee: 190, transferDays: 1 },
};

/** Sections whose things are set to the body of whoever rents them, by their slugs; said where it matters. */
export const fitted: ShopConfig["fitted"] = {
  bindings: [
    "sjezdove-lyze",
    "skialpove-lyze",
    "lyzarske-komplety",
    "snowboardove-desky",
    "splitboardy",
    "detske-lyze",
  ],
  saddle: ["horska-kola", "elektrokola", "trekingova-kola", "gravel-kola", "silnicni-kola", "detska-kola"],
};

/** How long and how much a visitor can keep without ordering. */
export const holds: ShopConfig["holds"] = {
  /** Renewed by activity in the cart and the checkout … */
  minutes: 30,
  /** … until so long after the cart's first hold. */
  longestHours: 4,
  lines: 60,
  /** Units times days: a family of five, four things each, two weeks. */
  unitDays: 400,
  /** The same for all carts of one address together, behind which a household or an office may sit. */
  visitorUnitDays: 2000,
  /** A cart that has kept nothing for so long begins anew. */
  pauseMinutes: 60,
};

export const cart: ShopConfig["cart"] = {
  /** What the number beside the cart counts: "lines" or the "quantity" of all of them. */
  count: "quantity",
  /**
   * Whether the server holds things as they are put into the cart; false keeps the cart in the browser until the
   * checkout is opened, and lines are pre-reservations until then.
   */
  synchronize: true,
  /** Untouched carts are forgotten after so long. */
  keptDays: 60,
};

export const orders: ShopConfig["orders"] = {
  offline_orders: {
    /** Whether an order made offline is sent by itself when the network returns; false asks the shopper once. */
    automatic_transmission_enabled: true,
  },
};

/** How long the units of an order wait for its money before it is given up. */
export const payments: ShopConfig["payments"] = {
  /** What a gateway takes. */
  gatewayMinutes: 30,
  /** What the shopper sends to an account; never longer than until the rent could be ordered last. */
  transferHours: 24,
};

export const mails: ShopConfig["mails"] = {
  /** What was written to renters is known for so long, and no longer. */
  keptDays: 90,
};

export const queue: ShopConfig["queue"] = {
  /** A task that the server breaks down on is tried so often, then shown with a way on. */
  maxNetworkTaskAttempts: 3,
  /** A cart that the server no longer knows is made anew so often in one run. */
  maxCartBypassAttempts: 2,
};

export const server: ShopConfig["server"] = {
  /** Whether the shop works with a service worker; false takes it away from browsers that have one. */
  serviceWorker: true,
};

export const delivery: ShopConfig["delivery"] = {
  /** Branches whose things carriers bring, the first choice first; a front without any of them takes its first one. */
  from: ["praha-holesovice", "vrchlabi", "liberec", "cesky-krumlov"],
};

/** Sections of the catalogue that no parcel holds, by their slugs. */
const bulky = [
  "horska-kola",
  "elektrokola",
  "trekingova-kola",
  "gravel-kola",
  "silnicni-kola",
  "detska-kola",
  "kajaky",
  "kanoe",
  "rafty",
  "stresni-boxy",
];

/**
 * Prices are for one way, in crowns, including tax. Pick-up at a branch is free and always offered. A carrier hands
 * over at an address, in a hotel or cabin, or at a point of its own (`handover`). It goes where postcodes begin as in
 * its `zones` (everywhere without them), takes nothing of the sections in `takesNo`, and is ordered `orderUntil`, so
 * many working days before the first day. Who is waited for chooses one of its `windows`; one may have to be ordered
 * earlier than the others.
 */
export const carriers: ShopConfig["carriers"] = [
  {
    code: "parcel_point",
    handover: "pickup_point",
    price: 129,
    orderUntil: "15:00",
    workingDaysBefore: 2,
    takesNo: bulky,
    title: { cs: "Výdejní místo", en: "Parcel point", de: "Paketshop", it: "Punto di ritiro" },
  },
  {
    code: "courier",
    handover: "address",
    price: 159,
    orderUntil: "15:00",
    workingDaysBefore: 1,
    windows: [
      { code: "morning", from: "08:00", to: "12:00", orderUntil: "12:00" },
      { code: "afternoon", from: "12:00", to: "17:00" },
      { code: "evening", from: "17:00", to: "21:00" },
    ],
    /** Praha and its surroundings. */
    zones: ["1", "250", "251", "252", "253"],
    takesNo: bulky,
    title: {
      cs: "Kurýr na adresu",
      en: "Courier to your door",
      de: "Kurier an die Haustür",
      it: "Corriere a domicilio",
    },
  },
  {
    code: "hotel",
    handover: "lodging",
    price: 199,
    orderUntil: "15:00",
    workingDaysBefore: 1,
    /** Krkonoše, Jizerské hory, Šumava and Lipno. */
    zones: ["381", "382", "383", "384", "385", "46", "512", "514", "541", "542", "543", "544"],
    takesNo: [],
    title: {
      cs: "Doručení do hotelu nebo chaty",
      en: "Delivery to a hotel or cabin",
      de: "Lieferung ins Hotel oder zur Hütte",
      it: "Consegna in hotel o baita",
    },
  },
];

export const paymentMethods: ShopConfig["paymentMethods"] = [
  {
    code: "cashondelivery",
    cost: 0,
    /** Whether an order paid so can be made without the network. */
    offline: true,
    /** Nobody meets to hand over what is virtual: such carts are paid for in another way. */
    carts: "goods",
    title: {
      cs: "Platba při převzetí",
      en: "Payment on receipt",
      de: "Zahlung bei der Übernahme",
      it: "Pagamento al ritiro",
    },
  },
  {
    code: "card",
    cost: 0,
    offline: false,
    carts: "any",
    /** Who takes the money; its secrets come from the environment. "sandbox" is a page of our own that takes none. */
    gateway: "sandbox",
    title: {
      cs: "Kartou nebo bankou online",
      en: "Online by card or bank",
      de: "Online mit Karte oder Bank",
      it: "Online con carta o banca",
    },
  },
  {
    code: "banktransfer",
    cost: 0,
    offline: false,
    carts: "any",
    /** The IBAN where the money goes; the order says so, and by which variable symbol it is known. */
    account: "CZ5508000000001234567899",
    title: {
      cs: "Bankovní převod",
      en: "Bank transfer",
      de: "Banküberweisung",
      it: "Bonifico bancario",
    },
  },
];
