import { readFileSync } from "node:fs";
import type { ErrorCode } from "@/lib/contract";
import { errorCatalogue } from "@/lib/contract/errors";
import { emptyCart } from "@/lib/domain/cart";
import { type Locale, locales } from "@/lib/store-views";
import cs from "@/messages/cs-CZ.json";
import de from "@/messages/de-DE.json";
import en from "@/messages/en-US.json";
import it from "@/messages/it-IT.json";
import { addNotice, noticeOf } from "@/stores/cart-notices";
import { type NewNotification, NO_PRODUCTS_MS } from "@/stores/notifications";

/*
 * The error catalogue of the specification (§8): each sentence by what refuses it, the words that a shopper reads, and
 * the place of the screen where they stand; what any call may be refused with has no place of its own.
 */

const dictionaries: Record<Locale, unknown> = { "cs-CZ": cs, "en-US": en, "de-DE": de, "it-IT": it };

/** A message by its whole key. */
const wordsAt = (locale: Locale, key: string): unknown =>
  key.split(".").reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], dictionaries[locale]);

type Place = readonly [file: string, shows: string];
interface Row {
  /** What refuses it: an answer of the API with its status, or what a shopper did, with the notice that it gives. */
  refusal?: readonly [ErrorCode, number];
  notice?: readonly [NewNotification | null, Partial<NewNotification>];
  words: readonly string[];
  places: readonly Place[];
}

const TOASTS: Place = ["components/shell/toasts.tsx", "t(code, params)"];
const NOT_FOUND: Row["places"] = [
  ["components/content/not-found-screen.tsx", '"content.notFound"'],
  ["app/[store]/unknown/page.tsx", "NotFoundScreen"],
  ["app/[store]/store-context.ts", "notFound()"],
];
const NOT_FOUND_WORDS = ["content.notFound.title", "content.notFound.text"];

type Outcome = Parameters<typeof addNotice>[0]["outcome"];
const added = (outcome: Outcome, online = true) =>
  addNotice({ outcome, key: null, dropped: false }, { name: "Lyže" }, online);
const taken = { kind: "line_refused", key: "k", name: "Lyže", error: { code: "out_of_stock", message: "" } } as const;

const catalogue: Record<string, Row> = {
  "Product price is unknown, product cannot be added to the cart!": {
    refusal: ["price_unknown", 409],
    notice: [added("price_unknown"), { type: "error", code: "price_unknown", action1: "ok" }],
    words: ["notices.price_unknown", "errors.price_unknown"],
    places: [TOASTS, ["components/cart/line-state.tsx", "errors(code)"]],
  },
  "No available product variants": {
    refusal: ["product_not_found", 404],
    words: [...NOT_FOUND_WORDS, "errors.product_not_found"],
    places: [...NOT_FOUND, ["components/cart/line-state.tsx", "errors(code)"]],
  },
  "Product query returned an empty result": {
    refusal: ["product_not_found", 404],
    words: NOT_FOUND_WORDS,
    places: [...NOT_FOUND, ["app/[store]/p/[...sku]/page-data.ts", "foundOf("]],
  },
  "Category query returned empty result {key} = {value}": {
    refusal: ["not_found", 404],
    words: NOT_FOUND_WORDS,
    places: [...NOT_FOUND, ["app/[store]/c/[slug]/page-data.ts", "notFound()"]],
  },
  "CMS query returned empty result": {
    refusal: ["not_found", 404],
    words: NOT_FOUND_WORDS,
    places: [...NOT_FOUND, ["app/[store]/cms-page.tsx", "notFound("]],
  },
  "No products synchronized for this category. Please come back while online!": {
    words: ["content.offline.title", "content.offline.text", "catalogue.empty.title"],
    places: [
      ["app/[store]/offline/page.tsx", '"content.offline"'],
      ["components/catalogue/empty-listing.tsx", "empty.title"],
    ],
  },
  "There are no products for given filters. Please look for similar equipment": {
    words: ["notices.no_products", "catalogue.empty.text"],
    places: [TOASTS, ["components/catalogue/listing-period.tsx", 'code: "no_products", timeToLive: NO_PRODUCTS_MS']],
  },
  "The product is out of stock and cannot be added to the cart!": {
    refusal: ["out_of_stock", 409],
    notice: [added("out_of_stock"), { type: "error", code: "out_of_stock" }],
    words: ["notices.out_of_stock"],
    places: [TOASTS],
  },
  "The system is not sure about the stock quantity (volatile).": {
    notice: [added("added", false), { type: "warning", code: "volatile", action2: "proceed_to_checkout" }],
    words: ["notices.volatile", "cart.status.volatile"],
    places: [TOASTS, ["components/cart/line-state.tsx", "status.volatile"]],
  },
  "Product has been added to the cart!": {
    notice: [added("added"), { type: "success", code: "added", action1: "ok", action2: "proceed_to_checkout" }],
    words: ["notices.added", "notices.action.proceed_to_checkout"],
    places: [TOASTS],
  },
  "Product quantity has been updated!": {
    notice: [added("quantity_raised"), { type: "success", code: "quantity_updated", action2: "proceed_to_checkout" }],
    words: ["notices.quantity_updated"],
    places: [TOASTS],
  },
  "In stock!": {
    words: ["cart.status.inStock"],
    places: [["components/cart/line-state.tsx", "status.inStock"]],
  },
  "Out of the stock!": {
    refusal: ["out_of_stock", 409],
    notice: [noticeOf(taken, emptyCart, false), { type: "error", code: "out_of_stock", action1: "open_cart" }],
    words: ["cart.status.out_of_stock", "notices.out_of_stock"],
    places: [TOASTS, ["components/cart/line-state.tsx", "status.out_of_stock"]],
  },
  "Your reservation dates are in past. The cart will be reseted, please select new products and dates": {
    words: ["notices.past_reservation"],
    places: [TOASTS, ["stores/cart-runtime.ts", '"past_reservation"']],
  },
  "Not all of a choice is made, or it is not offered (item validation, words not shown)": {
    refusal: ["variant_required", 400],
    words: ["errors.variant_required", "errors.invalid_option", "errors.option_required", "errors.option_too_long"],
    places: [["components/cart/line-state.tsx", "errors(code)"]],
  },
  "The product, category or CMS page is not available in Offline mode. Redirecting to Home.": {
    words: ["content.offline.title", "content.offline.text", "content.offline.home"],
    places: [["app/[store]/offline/page.tsx", "home={t("]],
  },
  "Route not found {name}, No mapping found for {url}": {
    words: NOT_FOUND_WORDS,
    places: [["lib/dispatch/decide.ts", '"none") return unknownIn(']],
  },
  "No products found! No results were found.": {
    words: ["catalogue.empty.searchTitle", "catalogue.empty.searchText"],
    places: [["components/catalogue/empty-listing.tsx", "empty.searchTitle"]],
  },
  "Searched term should consist of at least 3 characters.": {
    words: ["catalogue.search.tooShort"],
    places: [["app/[store]/search/page.tsx", "tooShort"]],
  },
  "This product is out of stock.": {
    words: ["catalogue.takenInDays"],
    places: [["components/catalogue/card-words.ts", "takenInDays"]],
  },
  "Internal Server Error 500": {
    refusal: ["internal", 500],
    words: ["content.error.title", "content.error.text"],
    places: [
      ["components/content/error-view.tsx", '"content.error"'],
      ["app/(minimal)/[store]/error/page.tsx", "content.error"],
    ],
  },
  "Storage quota errors when caching": {
    words: ["notices.storage_full"],
    places: [TOASTS, ["stores/cart-start.ts", "storage_full"]],
  },

  // Tasks and the network. What an answer's code means is in the contract: the status is the code.
  "Error with response - bad content-type!": {
    refusal: ["unavailable", 503],
    words: ["errors.unavailable"],
    places: [["lib/api/answer.ts", "Error with response - bad content-type!"]],
  },
  "Unhandled error, wrong response format!": {
    refusal: ["unavailable", 503],
    words: ["errors.unavailable"],
    places: [["lib/api/answer.ts", "Unhandled error, wrong response format!"]],
  },
  "Error executing sync task ... the required cartId argument is null": {
    refusal: ["cart_not_found", 404],
    words: ["errors.cart_not_found"],
    places: [["components/cart/line-state.tsx", "errors(code)"]],
  },
  "404 not found": { refusal: ["not_found", 404], words: ["errors.not_found"], places: [] },
  // Words of their own for each thing that is there already; bare, it is the account (`lib/api/client.test.ts`).
  "409 already exists": {
    refusal: ["customer_exists", 409],
    words: ["errors.customer_exists"],
    places: [["lib/contract/endpoints/account.ts", 'bareStatus: { 409: "customer_exists" }']],
  },
  // Nothing of the shop answers 501; from elsewhere it is told like what is broken there.
  "501 unimplemented, other 5xx internal error": {
    refusal: ["internal", 500],
    words: ["errors.internal"],
    places: [["lib/api/answer.ts", 'if (status >= 500) return "internal"']],
  },
  "503 unavailable": { refusal: ["unavailable", 503], words: ["errors.unavailable"], places: [] },
  "504 deadline exceeded": {
    refusal: ["unavailable", 503],
    words: ["errors.unavailable"],
    places: [["lib/api/answer.ts", 'if (status >= 502 && status <= 504) return "unavailable"']],
  },
  "A response code other than 200 with a message shows an error notification": {
    words: ["errors.internal", "errors.invalid_input"],
    places: [
      ["components/cart/line-state.tsx", "errors(code)"],
      ["components/account/account-form.tsx", '<Notice tone="error" announce>'],
    ],
  },
  // Decision 100: one tab renews, the others wait for its lock; tries are counted for a call, not for a page's life.
  "Internal Application error while refreshing the tokens. Please clear the storage and refresh page.": {
    refusal: ["login_required", 401],
    words: ["notices.login_broken", "notices.action.log_in"],
    places: [TOASTS, ["lib/api/renewing.ts", 'deps.onOver("broken")'], ["stores/renewing-api.ts", '"login_broken"']],
  },
  "Error refreshing user token. User is not authorized to access the resource": {
    refusal: ["login_required", 401],
    words: ["notices.login_over", "errors.login_required"],
    places: [TOASTS, ["lib/api/renewing.ts", 'deps.onOver("over")'], ["stores/renewing-api.ts", '"login_over"']],
  },
  "429 resource exhausted": { refusal: ["too_many_requests", 429], words: ["errors.too_many_requests"], places: [] },
  "413 failed precondition": { refusal: ["payload_too_large", 413], words: ["errors.payload_too_large"], places: [] },
  "403 permission denied": { refusal: ["forbidden", 403], words: ["errors.forbidden"], places: [] },
  "401 unauthenticated": { refusal: ["login_required", 401], words: ["errors.login_required"], places: [] },

  // Orders without a network.
  "You cannot place order when internet connection is not available.": {
    words: ["checkout.offline.title", "checkout.offline.cash"],
    places: [["components/checkout/checkout-flow.tsx", 't("offline.title")']],
  },
  "The order can not be transfered because of server error. Order has been queued.": {
    words: ["notices.order_queued"],
    places: [TOASTS, ["stores/cart-runtime.ts", 'code: "order_queued"']],
  },

  // Accounts.
  "A customer with the same email already exists in an associated website.": {
    refusal: ["customer_exists", 409],
    words: ["errors.customer_exists"],
    places: [["components/account/account-fields.ts", '"customer_exists"']],
  },
  "Error while sending reset password e-mail.": {
    refusal: ["reset_invalid", 400],
    words: ["errors.reset_invalid", "errors.internal"],
    places: [["components/account/password-reset-view.tsx", 'errors("internal")']],
  },
  "Reset password feature does not work while offline!": {
    words: ["account.mine.passwordOffline"],
    places: [
      ["components/account/account-view.tsx", 'offline: { text: t("mine.passwordOffline") }'],
      ["components/account/password-reset-view.tsx", 'offline: { text: t("mine.passwordOffline") }'],
      [
        "components/account/account-form.tsx",
        'if (refusals.offline && !navigator.onLine) return setProblem({ refused: "offline" })',
      ],
    ],
  },
  "Account data has successfully been updated": {
    words: ["account.profile.done"],
    places: [["components/account/profile-view.tsx", '"profile.done"']],
  },
  "Password has successfully been changed": {
    words: ["account.mine.done.password"],
    places: [["components/account/account-view.tsx", "mine.done."]],
  },
  "You're logged out": {
    words: ["account.login.done.logout"],
    places: [["components/account/login-view.tsx", "login.done."]],
  },
};

const table = Object.entries(catalogue);

test.each(table)("%s: refused with its status, or told as a notice", (_, { refusal, notice }) => {
  if (refusal) expect(errorCatalogue[refusal[0]].status).toBe(refusal[1]);
  if (notice) expect(notice[0]).toMatchObject(notice[1]);
});

test.each(table)("%s: has words of its own in every language", (_, { words }) => {
  for (const key of words) {
    const texts = locales.map((locale) => wordsAt(locale, key));
    expect([key, texts.filter((text) => typeof text === "string" && text !== "")]).toEqual([key, texts]);
    expect([key, new Set(texts).size]).toEqual([key, locales.length]);
  }
});

test.each(table)("%s: stands in its place", (_, { places }) => {
  for (const [file, shows] of places) expect([file, readFileSync(file, "utf8").includes(shows)]).toEqual([file, true]);
});

test("that nothing fits stands ten seconds", () => expect(NO_PRODUCTS_MS).toBe(10_000));
