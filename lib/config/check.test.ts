import * as values from "@/shop.config";
import { checkConfiguration, ConfigError } from "./check";

type Values = Record<string, unknown>;

/** The demo shop's configuration with one value replaced. */
function withValue(path: string, value: unknown): Values {
  const config = structuredClone({ ...values }) as Values;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const owner = keys.reduce((node, key) => node[key] as Values, config);
  owner[last] = value;
  return config;
}

const problemOf = (config: Values, env: Record<string, string> = {}): string => {
  try {
    checkConfiguration(config, env);
    return "";
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test("the demo shop's own configuration can be used, and an environment that says nothing", () => {
  expect(problemOf({ ...values })).toBe("");
});

test.each([
  ["shop.name", " ", "shop.name"],
  ["storeViews.default", "nowhere", 'storeViews.default: there is no view "nowhere"'],
  ["storeViews.views.1.storeCode", "main", 'storeViews.views.1.storeCode: "main" stands there twice'],
  ["storeViews.views.1.storeCode", "cart", 'storeViews.views.1.storeCode: "/cart" is a page of the shop'],
  ["storeViews.views.4.extend", "de", 'storeViews.views.4.extend: "de" is no view that stands on its own'],
  [
    "storeViews.views.1.appendStoreCode",
    false,
    "storeViews.views.1.appendStoreCode: without a prefix and without a host",
  ],
  ["look.logo", { url: "/look/x.svg", width: 10, height: 10 }, "look.logo.url: there is no such file in public/"],
  ["look.logo", { url: "/icon.svg", width: 10, height: 10 }, "look.logo.url: a file in public/look, such as /look/"],
  [
    "look.colours.light",
    { accent: "#ffb300" },
    "light.accent: #ffb300 beside on-accent #ffffff has a contrast of 1.8, and needs 4.5; #9c6d00 would do",
  ],
  ["look.colours.dark", { shine: "#ffffff" }, "look.colours.dark"],
  ["look.type.text", "x;}body{display:none", 'look.type.text: names of families such as "Georgia, serif"'],
  [
    "look.type.heading",
    { files: [{ url: "/look/none.woff2", weight: "400" }], fallback: "serif", licence: "OFL 1.1" },
    "look.type.heading.files.0.url: there is no such file in public/",
  ],
  ["partnerCode", "chata 21", "partnerCode: letters, digits, _, . and -, 64 at most"],
  ["timeZone", "Europe/Prag", "timeZone: a time zone as Continent/City"],
  ["currency.code", "Kč", "currency.code: three capital letters"],
  ["tax.defaultCountry", "AT", "tax.defaultCountry: is none of the countries"],
  ["tax.defaultCustomerGroup", 9, "tax.defaultCustomerGroup: is none of the customers' groups"],
  ["tax.defaultCustomerGroup", 4, "customers.groups: the default group, which visitors are in, is shown prices with"],
  ["customers.groups.1.code", "public", "customers.groups: every code stands there once"],
  ["customers.groups.1.id", 3, "customers.groups: every id stands there once"],
  ["countries.0.postcode", "12345", "countries.0.postcode: hashes and spaces, such as ### ##"],
  [
    "payments.depositHold",
    { enabled: true, days: 8 },
    "payments.depositHold.days: longer than a gateway of paymentMethods holds money on a card",
  ],
  ["coupons.0.code", "small", "coupons.0.code: 3 to 40 capital letters, digits and -"],
  ["coupons.0.off", { percent: 101 }, "coupons.0.off"],
  ["coupons.1.code", "VITEJTE10", "coupons: every code stands there once"],
  ["newsletter.coupon", "PARTA200", "newsletter.coupon: is none of the coupons for each person once"],
  ["payments.depositHold", { enabled: true, days: 0 }, "payments.depositHold.days"],
  ["catalogue.priceRanges", [0, 500, 290], "catalogue.priceRanges: begins with 0 and rises"],
  ["catalogue.pageSize", 10_000, "catalogue.pageSize"],
  ["rental.returnUntil", "05:00", "rental.returnUntil: after pickUpFrom"],
  ["rental.pickUpFrom", "6:00", "rental.pickUpFrom: a time such as 06:00"],
  ["rental.longestDays", 731, "rental.longestDays: no rent can be longer than horizonDays"],
  ["rental.pickUpLeadMinutes", -1, "rental.pickUpLeadMinutes"],
  [
    "rental.lateCancellation",
    { refundPercent: 101, firstDayRefundPercent: 0 },
    "rental.lateCancellation.refundPercent",
  ],
  [
    "rental.lateCancellation",
    { refundPercent: 20, firstDayRefundPercent: 30 },
    "rental.lateCancellation.firstDayRefundPercent: no more than refundPercent",
  ],
  ["rental.returnElsewhere", { fee: -1, transferDays: 1 }, "rental.returnElsewhere.fee"],
  ["rental.largeOrder", { moreThan: 0, noticeDays: 3 }, "rental.largeOrder.moreThan"],
  ["rental.largeOrder", { moreThan: 20, noticeDays: 730 }, "rental.largeOrder.noticeDays: shorter than horizonDays"],
  ["accounts.autoRefresh", "no", "accounts.autoRefresh"],
  ["channel.plugins", { blog: 1 }, "channel.plugins.blog"],
  ["channel.plugins", { blog: true, equipmentGuide: "yes" }, "channel.plugins.equipmentGuide"],
  ["holds.minutes", "30", "holds.minutes"],
  ["holds.longestHours", 0.25, "holds.longestHours: no shorter than minutes"],
  ["carriers.0.price", -1, "carriers.0.price"],
  ["carriers.1.code", "parcel_point", "carriers: every code stands there once"],
  ["carriers.0.orderUntil", "15.00", "carriers.0.orderUntil: a time such as 06:00"],
  ["carriers.0.workingDaysBefore", 31, "carriers.0.workingDaysBefore"],
  ["carriers.1.zones", [], "carriers.1.zones"],
  ["carriers.1.zones", ["250 01"], "carriers.1.zones.0: first digits of postcodes, without spaces"],
  ["carriers.0.title", { cs: "Jen česky" }, "carriers.0.title.en"],
  ["paymentMethods", [], "paymentMethods"],
  ["paymentMethods.2.account", "1234567899/0800", "paymentMethods.2.account: an IBAN without spaces"],
  ["paymentMethods.2.account", "CZ5508000000001234567898", "paymentMethods.2.account: an IBAN without spaces"],
  ["payments.transferHours", 0, "payments.transferHours"],
  ["holds.seconds", 5, "holds"],
  ["holdss", {}, "holdss"],
])("%s = %j is refused, with its name and the reason", (path, value, problem) => {
  expect(problemOf(withValue(path, value))).toContain(problem);
});

test("every wrong value is named at once", () => {
  const message = problemOf({ ...withValue("holds.minutes", 0), timeZone: "Mars" });
  expect(message).toContain("holds.minutes");
  expect(message).toContain("timeZone");
});

test.each([
  ["PORT", "80a", "PORT: a whole number from 1 to 65535"],
  ["TRUSTED_PROXIES", "-1", "TRUSTED_PROXIES: a whole number from 0 to 10"],
  ["SITE_URL", "shop.example", "SITE_URL: an address without a path"],
  ["SITE_URL", "https://shop.example/eshop", "SITE_URL: an address without a path"],
  ["DATABASE_URL", "mysql://localhost/shop", "DATABASE_URL: an address such as postgres://"],
  ["INTERNAL_SECRET", "secret", "INTERNAL_SECRET: 32 characters or more"],
  ["SMTP_URL", "mail.example", "SMTP_URL: an address such as smtps://"],
  ["SMTP_URL", "smtp://mail.example", "MAIL_FROM: belongs together with SMTP_URL"],
  ["MAIL_FROM", "orders@shop.example", "SMTP_URL: belongs together with MAIL_FROM"],
  ["MAIL_ORDERS_TO", "a@shop.example, b", "MAIL_ORDERS_TO: addresses such as"],
  ["S3_BUCKET", "pictures", "S3_ENDPOINT: belongs together with S3_BUCKET"],
  ["GOPAY_CLIENT_ID", "1", "GOPAY_CLIENT_SECRET: belongs together with GOPAY_GOID, GOPAY_CLIENT_ID"],
  ["COMGATE_MERCHANT", "1", "COMGATE_SECRET: belongs together with COMGATE_MERCHANT"],
])("the environment's %s=%s is refused, with the reason", (name, value, problem) => {
  expect(problemOf({ ...values }, { [name]: value })).toContain(problem);
});

test("an empty variable is one that is not set", () => {
  expect(problemOf({ ...values }, { PORT: "", SITE_URL: "https://shop.example/", INTERNAL_SECRET: "" })).toBe("");
});
