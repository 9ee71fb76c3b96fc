import type { ShopConfig } from "./lib/config/schema";

/*
 * What the owner of the shop decides: store views, languages, money, rules of renting, ways to get the things and to
 * pay. Secrets and addresses of machines come from the environment (`.env.example`), words from `messages/`, the
 * catalogue from an import.
 *
 * A wrong value is named when the shop is built or started (`lib/config/schema.ts` says what may stand here). Every
 * section is an export of its own: a browser loads only those that its code reads.
 */

export const shop: ShopConfig["shop"] = {
  name: "Sezóna",
  /** Colour of the browser's own bars; the shop's other colours are tokens in `app/globals.css`. */
  themeColor: "#173b2d",
  /** Link for "how to get there"; `{address}` becomes the branch's. Null leaves the link out. */
  directions: "https://mapy.com/zakladni?q={address}",
};

/** The shop's own face. Preview: `/test` under `npm run dev`. */
export const look: ShopConfig["look"] = {
  /**
   * Picture of the name, from `public/look/`, with its size in pixels, such as
   * `{ url: "/look/logo.svg", width: 180, height: 40 }`. It stands on `bg`; `darkUrl` is one for dark pages. Null
   * writes the name.
   */
  logo: null,
  /** Whether the hiking club's markers stand beside the name and the sections. */
  trailMarkers: true,
  /**
   * Families that visitors' machines have, such as "Georgia, serif"; or a typeface of your own, from `public/look/`, as
   * `{ files: [{ url: "/look/lora.woff2", weight: "400 700" }], fallback: "Georgia, serif", licence: "SIL Open Font
   * License 1.1" }`: its licence has to allow that you serve it. Null is Archivo, which comes along.
   */
  type: { text: null, heading: null },
  /**
   * Colours in place of the default theme's, by their names in `app/globals.css`, as `{ brand: "#14294d" }`. What can't
   * be read on what it stands on is refused, with a colour that could. `dark` is for visitors who wish dark pages.
   */
  colours: { light: {}, dark: {} },
};

/** Shop fronts that visitors see. One that `extend`s another is the same shop in another language. */
export const storeViews: ShopConfig["storeViews"] = {
  /** False: only the default view exists, and neither links nor the API carry a store code. */
  multistore: true,
  default: "main",
  views: [
    { storeCode: "main", storeId: 1, name: shop.name, locale: "cs-CZ", appendStoreCode: false },
    { storeCode: "skibike", storeId: 2, name: "Sezóna Ski & Bike", locale: "cs-CZ", cssTheme: "dark-blue" },
    { storeCode: "outdoor-sever", storeId: 3, name: "Sezóna Outdoor Sever", locale: "cs-CZ", cssTheme: "orange" },
    { storeCode: "outdoor-jih", storeId: 3, name: "Sezóna Outdoor Jih", locale: "cs-CZ", cssTheme: "lake" },
    { storeCode: "en", extend: "main", locale: "en-US" },
    { storeCode: "de", extend: "main", locale: "de-DE" },
    { storeCode: "it", extend: "main", locale: "it-IT" },
  ],
};

/** What pages show besides their own content; a tile that is not `active` is not shown. */
export const channel: ShopConfig["channel"] = {
  /**
   * Whether each partner has a page of its own, and all pages wear its theme while a visitor's listings are narrowed to
   * it.
   */
  displayPartnerPages: false,
  cssTheme: "default",
  plugins: {
    /** False: there is no blog, whatever articles there are, and links to it leave menu and footer. */
    blog: true,
    /** False: nobody is led through sport, party, days and sizes to a packed list, and nothing speaks of it. */
    equipmentGuide: true,
  },
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
      title: { cs: "Způsoby doručení", en: "Delivery", de: "Lieferarten", it: "Modi di consegna" },
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
  /** Of the browser's tab, and of the screen of a device that the shop was put on: files in `public/look/`. */
  favicons: [
    { rel: "icon", url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    { rel: "apple-touch-icon", url: "/icon-192.png", type: "image/png", sizes: "192x192" },
    { rel: "apple-touch-icon", url: "/icon-512.png", type: "image/png", sizes: "512x512" },
  ],
};

/**
 * What this shop calls itself to the backend that it sells for (`COMMERCE_API_URL`): sent with every call of its API as
 * `x-partner-code`, and kept there with its orders. Null sends none.
 */
export const partnerCode: ShopConfig["partnerCode"] = null;

/** Days and hours of the shop are those of this time zone, wherever server and visitor are. */
export const timeZone: ShopConfig["timeZone"] = "Europe/Prague";

export const currency: ShopConfig["currency"] = { code: "CZK", sign: "Kč" };

export const tax: ShopConfig["tax"] = {
  defaultCountry: "CZ",
  /** Whether prices in imports include tax; what a shopper sees always does. */
  pricesIncludeTax: true,
  /** Tax class of shipping and services. */
  standardClass: 2,
  /** Whether only tax rules for the shopper's customer group apply. */
  groupedTax: false,
  /** With `groupedTax`: everybody is taxed as the default group is, whatever group they are in. */
  onlyDefaultGroup: false,
  /** The group of visitors, and of accounts that are in no other one. */
  defaultCustomerGroup: 3,
};

export const customers: ShopConfig["customers"] = {
  /**
   * Groups that accounts can be in (`npm run customers -- group ana@example.com company`). Imports name them by `code`
   * where one has prices of its own, tax rules by `taxClass`, or by `id` where there is none. With `net` its members
   * are shown prices without tax, and the tax beside them.
   */
  groups: [
    { id: 3, code: "public", name: { cs: "Veřejnost", en: "Public", de: "Privatkunden", it: "Privati" }, net: false },
    {
      ...{ id: 4, code: "company", taxClass: 3, net: true },
      name: { cs: "Firmy", en: "Companies", de: "Firmenkunden", it: "Aziende" },
    },
  ],
};

/** Countries that an address can be in; a # in `postcode` stands for a digit. */
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
  /** Whether customer groups have prices of their own, by the imports' `tier_prices`. */
  priceTiers: false,
  /** Lower ends of the price filter's ranges in crowns per day: of one day, or on average of the days chosen. */
  priceRanges: [0, 290, 500, 1000, 1500],
  pageSize: 50,
  homeListSize: 8,
  newForDays: 30,
  /** With so many units or fewer, "3 left" is said. */
  scarceUnits: 5,
  /** Code of the attribute that says who made a thing: what a search finds is offered brand by brand. */
  brandAttribute: "brand",
};

export const reviews: ShopConfig["reviews"] = {
  /** Whether somebody of the shop reads a review before it is shown (`npm run reviews`); false shows it at once. */
  moderated: true,
  /** On one page of a product's reviews. */
  pageSize: 10,
  /** What a visitor wrote and the shop rejected is deleted after so long. */
  rejectedKeptDays: 30,
};

export const rental: ShopConfig["rental"] = {
  /** No pick-up before and no return after these times, whatever hours a branch keeps. */
  pickUpFrom: "06:00",
  returnUntil: "21:00",
  longestDays: 90,
  /** A rent begins at most so many days from today. */
  horizonDays: 730,
  /** Before the branch opens on the first day (decision 112). */
  freeCancellationHours: 48,
  /** Percent of the money that goes back after that: until the first day begins, and from then on. */
  lateCancellation: { refundPercent: 50, firstDayRefundPercent: 0 },
  /** How long a branch that names no time of its own needs to make things ready; none hands over after closing. */
  pickUpLeadMinutes: 60,
  /**
   * Whether renters say at what time they come to a branch ("optional", "required"), or come when they like within its
   * hours ("off"); and how far apart the times are that they choose from.
   */
  turnTimes: { choice: "optional", everyMinutes: 30 },
  /** An order of more units than this has to be placed so many days ahead. */
  largeOrder: { moreThan: 20, noticeDays: 3 },
  /**
   * What it costs, in crowns, to return things to another branch, and how many days they then need to get back to their
   * own. With a fee of null only branches that name their own take back what others handed out.
   */
  returnElsewhere: { fee: 190, transferDays: 1 },
};

/**
 * Slugs of categories whose things are adjusted to the renter's body: renters are told, and asked for measures.
 * `never`: of what stands in these too nothing is set, wherever else it is listed.
 */
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
  never: ["lyzarske-helmy", "klasicke-bezky", "lyzarske-boty"],
};

/** Attributes whose sizes follow from a renter's height or foot, and which kind of skis a category has, by its slug. */
export const sizing: ShopConfig["sizing"] = {
  attributes: [
    { code: "ski_length", rule: "ski", guide: "velikost-lyzi" },
    { code: "board_length", rule: "board", guide: "velikost-snowboardu" },
    { code: "boot_size", rule: "mondopoint", guide: "velikost-bot" },
    { code: "shoe_size", rule: "eu", guide: "velikost-bot" },
    { code: "frame_size", rule: "height", guide: "velikost-kola" },
    { code: "wheel_size", rule: "height", guide: "velikost-kola" },
  ],
  skis: [
    { section: "lyze", kind: "alpine" },
    { section: "carvingove-lyze", kind: "carving" },
    { section: "zavodni-lyze", kind: "race" },
    { section: "freeride-lyze", kind: "freeride" },
    { section: "skialpy", kind: "touring" },
    { section: "detske-lyze", kind: "alpine" },
    { section: "bezky", kind: "nordic", guide: "velikost-bezek" },
    { section: "klasicke-bezky", kind: "classic", guide: "velikost-bezek" },
    { section: "bezky-na-brusleni", kind: "skate", guide: "velikost-bezek" },
    { section: "backcountry-bezky", kind: "backcountry", guide: "velikost-bezek" },
  ],
};

/**
 * What goes with things of a section: of each section that is offered, by its slug, the one that suits them best and is
 * free in the renter's days. The first entry that fits a thing counts.
 */
export const goesWith: ShopConfig["goesWith"] = [
  { beside: ["detske-lyze"], offer: ["lyzarske-helmy"] },
  { beside: ["sjezdove-lyze"], offer: ["lyzarske-boty", "sjezdove-hulky", "lyzarske-helmy"] },
  { beside: ["skialpove-lyze"], offer: ["skialpove-boty", "sjezdove-hulky", "lavinova-vybava"] },
  { beside: ["snowboardove-desky"], offer: ["snowboardove-boty", "lyzarske-helmy"] },
  { beside: ["klasicke-bezky", "bezky-na-brusleni", "backcountry-bezky"], offer: ["boty-na-bezky", "hulky-na-bezky"] },
  { beside: ["horska-kola", "elektrokola", "trekingova-kola"], offer: ["cyklisticke-prilby", "zamky-na-kolo"] },
];

/** For how long, and how much, a cart holds without an order. */
export const holds: ShopConfig["holds"] = {
  /** A hold lasts so long, and is renewed by activity in the cart and the checkout … */
  minutes: 30,
  /** … for at most so long after the cart's first hold. */
  longestHours: 4,
  lines: 60,
  /** Units times days: enough for a family of five with four things each for two weeks. */
  unitDays: 400,
  /** The same for all carts of one IP address together, which a household or an office may share. */
  visitorUnitDays: 2000,
  /** After a pause of so long without any hold, `longestHours` begins anew. */
  pauseMinutes: 60,
};

export const cart: ShopConfig["cart"] = {
  /** What the number on the cart's button counts: its "lines", or the "quantity" of all of them. */
  count: "quantity",
  /**
   * Whether the server holds things as soon as they are put into the cart. False keeps the cart in the browser until
   * the checkout is opened; until then nothing is held.
   */
  synchronize: true,
  /** Carts that nobody has touched for so long are deleted. */
  keptDays: 60,
};

export const accounts: ShopConfig["accounts"] = {
  /**
   * Whether a login that has run out, half an hour after it began, is renewed by itself for as long as the customer
   * comes once in thirty days. False: it is over then, and they log in again.
   */
  autoRefresh: true,
  /**
   * Services that log customers in by OpenID Connect, such as
   * `{ id: "google", name: "Google", issuer: "https://accounts.google.com", clientId: "…" }`. Their secrets are in the
   * environment (`SOCIAL_LOGIN_SECRETS`); where they lead back to is `{SITE_URL}/api/user/social/{id}/return`.
   */
  socialLogin: [],
};

export const orders: ShopConfig["orders"] = {
  offline_orders: {
    /** Whether an order placed offline is sent by itself when the network returns; false asks the shopper first. */
    automatic_transmission_enabled: true,
  },
};

/** How long an order that has to be paid first keeps its units; unpaid, it is cancelled after that. */
export const payments: ShopConfig["payments"] = {
  /** Paid online. */
  gatewayMinutes: 30,
  /** Paid by bank transfer; never past the hour at which the first rent begins. */
  transferHours: 24,
  /**
   * Whether who pays online can have the deposit held on the card instead of giving it on receipt, and for how many
   * days the gateway holds it (GoPay 4, Comgate 3 to 7, by your contract). A rent that ends later can't be held.
   */
  depositHold: { enabled: false, days: 7 },
};

/**
 * What a code takes off the rent: `percent` of it, or an `amount` in crowns. Valid `from` one day `to` another, for
 * rents of `minimum` crowns or more, and for any number of orders, for one (`once`), or for one of each person's.
 */
export const coupons: ShopConfig["coupons"] = [
  { code: "VITEJTE10", off: { percent: 10 }, uses: "once_per_person" },
  { code: "PARTA200", off: { amount: 200 }, uses: "any", minimum: 2000 },
];

export const mails: ShopConfig["mails"] = {
  /** Records of mails are deleted after so long. */
  keptDays: 90,
};

export const newsletter: ShopConfig["newsletter"] = {
  /** Whether an e-mail is subscribed by the link of a letter that it gets first; false subscribes it at once. */
  confirmed: true,
  /** An e-mail that nobody confirmed is deleted after so long. */
  unconfirmedDays: 7,
  /** Code of the coupon that first-time subscribers are sent, one of `coupons` for each person once; null for none. */
  coupon: "VITEJTE10",
  /**
   * Whether a visitor who has been here for a minute is offered it once in a dialog: never in the cart, the checkout or
   * an account, and not to who saves data.
   */
  popup: false,
};

export const queue: ShopConfig["queue"] = {
  /** A task at which the server fails is tried so often, then the shopper is told and offered a way on. */
  maxNetworkTaskAttempts: 3,
  /** How often in one run a cart is opened anew, when the server has forgotten it or asks for a login. */
  maxCartBypassAttempts: 2,
};

export const server: ShopConfig["server"] = {
  /** Whether the shop uses a service worker; false removes it from browsers that have one. */
  serviceWorker: true,
};

export const delivery: ShopConfig["delivery"] = {
  /** Branches that carriers bring things from, best first; a store view without any of them uses its first branch. */
  from: ["praha-holesovice", "vrchlabi", "liberec", "cesky-krumlov"],
};

/** Slugs of categories whose things don't fit into a parcel. */
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
 * over at an address, in a hotel or cabin, or at a point of its own (`handover`). It goes to postcodes of our country
 * that begin with one of its `zones` (everywhere without them) and takes nothing from the categories in `takesNo`.
 * Orders are accepted until `orderUntil`, `workingDaysBefore` the first day. Of its `windows`, the hours in which it
 * comes, the shopper chooses one; a window may have an `orderUntil` of its own. `returnTitle` names its way back.
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
    /** Prague and its surroundings. */
    zones: ["1", "250", "251", "252", "253"],
    takesNo: bulky,
    title: {
      cs: "Kurýr na adresu",
      en: "Courier to your door",
      de: "Kurier an die Haustür",
      it: "Corriere a domicilio",
    },
    returnTitle: {
      cs: "Kurýr z vaší adresy",
      en: "Courier from your door",
      de: "Kurier ab der Haustür",
      it: "Corriere dal tuo domicilio",
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
    returnTitle: {
      cs: "Svoz z hotelu nebo chaty",
      en: "Collection from a hotel or cabin",
      de: "Abholung im Hotel oder an der Hütte",
      it: "Ritiro in hotel o baita",
    },
  },
];

export const paymentMethods: ShopConfig["paymentMethods"] = [
  {
    code: "cashondelivery",
    cost: 0,
    /** Whether an order paid in this way can be placed without a network. */
    offline: true,
    /** Only for carts with things to hand over: one of vouchers or lessons alone is paid for in another way. */
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
    /** "gopay", "comgate" (secrets come from the environment), or "sandbox": a page of ours that takes no money. */
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
    /** IBAN that the money goes to; the order names it, with the variable symbol that identifies the payment. */
    account: "CZ5508000000001234567899",
    title: {
      cs: "Bankovní převod",
      en: "Bank transfer",
      de: "Banküberweisung",
      it: "Bonifico bancario",
    },
  },
];
