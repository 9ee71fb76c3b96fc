import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { gateways, handovers, languages, locales, LONGEST_HOLD_DAYS, PARTNER_CODE, themes } from "./choices";
import { weakPairs } from "./look/contrast";
import { lightTokens, type Token } from "./look/tokens";
import { typeface } from "./look/typeface";
import { trimmed } from "../contract/storable";
import { isIban } from "../domain/iban";
import { sizeRules, skiKinds } from "../domain/sizing/kinds";
import { RESERVED_SEGMENTS } from "../domain/url";

/*
 * What may stand in `shop.config.ts`. Everybody may import the types; the schema itself is for the server (`check.ts`),
 * so that no browser loads it.
 */

const text = z.string().overwrite(trimmed).min(1);
const count = z.int().min(1);
const percent = z.int().min(0).max(100);
/** In crowns, with haléře at most. */
const price = z.number().min(0).multipleOf(0.01);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u, "a time such as 06:00");
const countryCode = z.string().regex(/^[A-Z]{2}$/u, "a country's code of two capital letters");
const code = z.string().regex(/^[a-z][a-z0-9_-]*$/u, "small letters, digits, _ and -");
const words = z.strictObject(Object.fromEntries(languages.map((language) => [language, text])) as TextShape);
type TextShape = Record<(typeof languages)[number], typeof text>;

const path = z.string().regex(/^\/(?!\/)\S*$/u, "a path of the shop, such as /icon.svg");
const tile = z.strictObject({ title: words, link: path, active: z.boolean() });

const colour = z.string().regex(/^#[0-9a-f]{6}$/u, "a colour such as #173b2d");
const colours = z.partialRecord(z.enum(Object.keys(lightTokens) as [Token, ...Token[]]), colour);
const picture = z
  .string()
  .regex(/^\/look\/[\w.-]+$/u, "a file in public/look, such as /look/logo.svg")
  .refine((url) => existsSync(join("public", url)), "there is no such file in public/");

/** By https, or by this machine itself, which a test's service has. */
const isIssuer = (issuer: string): boolean => {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  const isHere = url?.hostname === "127.0.0.1" || url?.hostname === "localhost";
  return url?.protocol === "https:" || (url?.protocol === "http:" && isHere);
};

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
};

const front = {
  storeCode: code,
  locale: z.enum(locales),
  /** Whether links carry `/{storeCode}`. */
  appendStoreCode: z.boolean().optional(),
  /** Hosts that show this view without a prefix. */
  hosts: z.array(z.hostname().lowercase()).optional(),
  cssTheme: z.enum(themes).optional(),
};
const storeViewSchema = z.union([
  z.strictObject({ ...front, storeId: count, name: text, extend: z.undefined().optional() }),
  z.strictObject({ ...front, extend: code, storeId: z.undefined().optional(), name: text.optional() }),
]);

type Views = { default: string; views: z.infer<typeof storeViewSchema>[] };

/** Why these views can't stand side by side; each reason with its place. */
function* problemsOfViews({ default: defaultCode, views }: Views): Generator<[path: (string | number)[], why: string]> {
  const codes = views.map((view) => view.storeCode);
  const hosts = views.flatMap((view) => view.hosts ?? []);
  if (!codes.includes(defaultCode)) yield [["default"], `there is no view "${defaultCode}"`];
  for (const [index, view] of views.entries()) {
    const at = (key: string): (string | number)[] => ["views", index, key];
    const base = views.find((other) => other.storeCode === view.extend);
    if (codes.indexOf(view.storeCode) !== index) yield [at("storeCode"), `"${view.storeCode}" stands there twice`];
    if (RESERVED_SEGMENTS.has(view.storeCode)) yield [at("storeCode"), `"/${view.storeCode}" is a page of the shop`];
    if (view.extend !== undefined && (!base || base.extend !== undefined))
      yield [at("extend"), `"${view.extend}" is no view that stands on its own`];
    if (view.hosts?.some((host) => hosts.indexOf(host) !== hosts.lastIndexOf(host)))
      yield [at("hosts"), "a host can show one view only"];
    if (view.appendStoreCode === false && view.storeCode !== defaultCode && !view.hosts?.length)
      yield [at("appendStoreCode"), "without a prefix and without a host nobody gets there"];
  }
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);
const areUnique = (records: readonly { code: string }[]): boolean =>
  new Set(records.map((record) => record.code)).size === records.length;

const sections = z.strictObject({
  shop: z.strictObject({
    name: text,
    themeColor: colour,
    directions: z
      .string()
      .regex(/^https:\/\/\S*\{address\}/u, "an https address with {address} in it")
      .nullable(),
  }),
  look: z
    .strictObject({
      logo: z
        .strictObject({ url: picture, darkUrl: picture.optional(), width: count.max(600), height: count.max(200) })
        .nullable(),
      trailMarkers: z.boolean(),
      type: z.strictObject({ text: typeface.nullable(), heading: typeface.nullable() }),
      colours: z.strictObject({ light: colours, dark: colours }),
    })
    .superRefine((look, context) => {
      for (const { scheme, token, message } of weakPairs(look.colours))
        context.addIssue({ code: "custom", path: ["colours", scheme, token], message });
    }),
  storeViews: z
    .strictObject({ multistore: z.boolean(), default: code, views: z.array(storeViewSchema).min(1) })
    .superRefine((views, context) => {
      for (const [path, message] of problemsOfViews(views)) context.addIssue({ code: "custom", path, message });
    }),
  channel: z.strictObject({
    displayPartnerPages: z.boolean(),
    cssTheme: z.enum(themes),
    plugins: z.strictObject({ blog: z.boolean(), equipmentGuide: z.boolean() }),
    homeTiles: z.array(tile),
    productTiles: z.array(tile),
    imagesToPreload: z.array(path),
    favicons: z.array(z.strictObject({ rel: text, url: path, type: text.optional(), sizes: text.optional() })).min(1),
  }),
  partnerCode: z.string().regex(PARTNER_CODE, "letters, digits, _, . and -, 64 at most").nullable(),
  timeZone: z.string().refine(isTimeZone, "a time zone as Continent/City"),
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/u, "three capital letters"), sign: text }),
  tax: z.strictObject({
    defaultCountry: countryCode,
    pricesIncludeTax: z.boolean(),
    standardClass: count,
    groupedTax: z.boolean(),
    onlyDefaultGroup: z.boolean(),
    defaultCustomerGroup: count,
  }),
  customers: z.strictObject({
    groups: z
      .array(z.strictObject({ id: count, code, name: words, taxClass: count.optional(), net: z.boolean() }))
      .min(1)
      .refine(areUnique, "every code stands there once")
      .refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, "every id stands there once"),
  }),
  countries: z
    .array(
      z.strictObject({
        code: countryCode,
        postcode: z.string().regex(/^#[# ]*#$/u, "hashes and spaces, such as ### ##"),
        phone: z.strictObject({
          prefix: z.string().regex(/^\+[1-9]\d{0,3}$/u, "a prefix such as +420"),
          digits: count,
        }),
        /** "ico": checked by its last digit, as in Czechia and Slovakia. */
        companyId: z.enum(["ico", "any"]),
        /** Fewest and most digits of a tax number. */
        vatDigits: z.tuple([count, count]),
      }),
    )
    .min(1)
    .refine(areUnique, "every code stands there once"),
  catalogue: z.strictObject({
    urlDispatching: z.boolean(),
    listOutOfStock: z.boolean(),
    zeroPriceProducts: z.boolean(),
    priceTiers: z.boolean(),
    priceRanges: z
      .array(z.int().min(0))
      .min(2)
      .refine((ends) => ends[0] === 0 && isAscending(ends), "begins with 0 and rises"),
    pageSize: count.max(100),
    homeListSize: count.max(48),
    newForDays: count,
    scarceUnits: z.int().min(0),
    brandAttribute: z.string().min(1),
  }),
  reviews: z.strictObject({ moderated: z.boolean(), pageSize: count.max(50), rejectedKeptDays: count }),
  rental: z
    .strictObject({
      pickUpFrom: time,
      returnUntil: time,
      longestDays: count,
      horizonDays: count,
      freeCancellationHours: z.int().min(0),
      lateCancellation: z
        .strictObject({ refundPercent: percent, firstDayRefundPercent: percent })
        .refine((late) => late.firstDayRefundPercent <= late.refundPercent, {
          path: ["firstDayRefundPercent"],
          error: "no more than refundPercent",
        }),
      pickUpLeadMinutes: z.int().min(0),
      turnTimes: z.strictObject({
        choice: z.enum(["off", "optional", "required"]),
        everyMinutes: z.int().min(5).max(240),
      }),
      largeOrder: z.strictObject({ moreThan: count, noticeDays: count }),
      returnElsewhere: z.strictObject({ fee: price.nullable(), transferDays: z.int().min(0).max(30) }),
    })
    .refine((rental) => rental.pickUpFrom < rental.returnUntil, { path: ["returnUntil"], error: "after pickUpFrom" })
    .refine((rental) => rental.longestDays <= rental.horizonDays, {
      path: ["longestDays"],
      error: "no rent can be longer than horizonDays",
    })
    .refine((rental) => rental.largeOrder.noticeDays < rental.horizonDays, {
      path: ["largeOrder", "noticeDays"],
      error: "shorter than horizonDays, or nothing large can be ordered",
    }),
  fitted: z.strictObject({ bindings: z.array(text), saddle: z.array(text), never: z.array(text) }),
  sizing: z.strictObject({
    /** `guide` is the slug of the owner's page on how such a size is chosen; a section's own comes first. */
    attributes: z.array(z.strictObject({ code: text, rule: z.enum(sizeRules), guide: text.optional() })),
    skis: z.array(z.strictObject({ section: text, kind: z.enum(skiKinds), guide: text.optional() })),
  }),
  goesWith: z.array(z.strictObject({ beside: z.array(text).min(1), offer: z.array(text).min(1).max(4) })),
  holds: z
    .strictObject({
      minutes: count,
      longestHours: z.number().positive(),
      lines: count,
      unitDays: count,
      visitorUnitDays: count,
      pauseMinutes: count,
    })
    .refine((holds) => holds.longestHours * 60 >= holds.minutes, {
      path: ["longestHours"],
      error: "no shorter than minutes",
    }),
  cart: z.strictObject({ count: z.enum(["lines", "quantity"]), synchronize: z.boolean(), keptDays: count }),
  accounts: z.strictObject({
    autoRefresh: z.boolean(),
    socialLogin: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z][a-z\d-]{0,29}$/u, "small letters, digits and hyphens"),
          name: text,
          issuer: z.string().refine(isIssuer, "an address by https, such as https://accounts.example.com"),
          clientId: text,
        }),
      )
      .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, "an id stands twice"),
  }),
  orders: z.strictObject({ offline_orders: z.strictObject({ automatic_transmission_enabled: z.boolean() }) }),
  payments: z.strictObject({
    gatewayMinutes: count,
    transferHours: count,
    depositHold: z.strictObject({ enabled: z.boolean(), days: count.max(30) }),
  }),
  coupons: z
    .array(
      z
        .strictObject({
          code: z.string().regex(/^[A-Z0-9-]{3,40}$/u, "3 to 40 capital letters, digits and -"),
          off: z.union([z.strictObject({ percent: percent.min(1) }), z.strictObject({ amount: price.min(1) })]),
          uses: z.enum(["any", "once", "once_per_person"]),
          from: z.iso.date().optional(),
          to: z.iso.date().optional(),
          minimum: price.optional(),
        })
        .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], error: "not before from" }),
    )
    .refine(areUnique, "every code stands there once"),
  /** A week at least: who was told of a thing must not be told again. */
  mails: z.strictObject({ keptDays: count.min(7) }),
  newsletter: z.strictObject({
    confirmed: z.boolean(),
    unconfirmedDays: count.max(90),
    coupon: z.string().nullable(),
    popup: z.boolean(),
  }),
  queue: z.strictObject({ maxNetworkTaskAttempts: count, maxCartBypassAttempts: z.int().min(0) }),
  server: z.strictObject({ serviceWorker: z.boolean() }),
  delivery: z.strictObject({ from: z.array(text) }),
  carriers: z
    .array(
      z.strictObject({
        code,
        price,
        title: words,
        returnTitle: words.optional(),
        orderUntil: time,
        workingDaysBefore: z.int().min(0).max(30),
        zones: z
          .array(z.string().regex(/^\d{1,10}$/u, "first digits of postcodes, without spaces"))
          .min(1)
          .optional(),
        takesNo: z.array(text),
        handover: z.enum(handovers),
        windows: z
          .array(
            z
              .strictObject({ code, from: time, to: time, orderUntil: time.optional() })
              .refine((window) => window.from < window.to, { path: ["to"], error: "after from" }),
          )
          .min(1)
          .refine(areUnique, "every code stands there once")
          .optional(),
      }),
    )
    .refine(areUnique, "every code stands there once"),
  paymentMethods: z
    .array(
      z.strictObject({
        code,
        cost: price,
        offline: z.boolean(),
        carts: z.enum(["any", "goods", "virtual"]),
        account: z.string().refine(isIban, "an IBAN without spaces, such as CZ6508000000192000145399").optional(),
        gateway: z.enum(gateways).optional(),
        title: words,
      }),
    )
    .min(1)
    .refine(areUnique, "every code stands there once")
    .refine((methods) => methods.some(({ carts }) => carts !== "virtual"), "goods can be paid for")
    .refine((methods) => methods.some(({ carts }) => carts !== "goods"), "vouchers and lessons can be paid for"),
});

export const shopConfigSchema = sections
  .refine(({ tax, countries }) => countries.some((country) => country.code === tax.defaultCountry), {
    path: ["tax", "defaultCountry"],
    error: "is none of the countries",
  })
  .refine(({ tax, customers }) => customers.groups.some(({ id }) => id === tax.defaultCustomerGroup), {
    path: ["tax", "defaultCustomerGroup"],
    error: "is none of the customers' groups",
  })
  // Visitors are shown what cached pages hold.
  .refine(({ tax, customers }) => !customers.groups.some(({ id, net }) => net && id === tax.defaultCustomerGroup), {
    path: ["customers", "groups"],
    error: "the default group, which visitors are in, is shown prices with tax",
  })
  .refine(
    ({ payments: { depositHold }, paymentMethods }) =>
      !depositHold.enabled ||
      paymentMethods.every(({ gateway }) => gateway === undefined || depositHold.days <= LONGEST_HOLD_DAYS[gateway]),
    {
      path: ["payments", "depositHold", "days"],
      error: "longer than a gateway of paymentMethods holds money on a card",
    },
  )
  .refine(
    ({ newsletter, coupons }) =>
      newsletter.coupon === null ||
      coupons.some((coupon) => coupon.code === newsletter.coupon && coupon.uses === "once_per_person"),
    { path: ["newsletter", "coupon"], error: "is none of the coupons for each person once" },
  );

export type ShopConfig = z.infer<typeof shopConfigSchema>;
export type StoreViewConfig = ShopConfig["storeViews"]["views"][number];
