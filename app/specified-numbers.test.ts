import { HIDDEN_MS } from "@/components/shell/lead-home";
import { SUBMENU_DELAY_MS } from "@/components/shell/menu-guide";
import { PICTURE_ATTEMPTS } from "@/components/shell/retry-pictures";
import { TICK_MS } from "@/components/ui/navigation-progress";
import * as limits from "@/lib/contract/limits";
import { CHECKOUT_RECENCY_MS } from "@/lib/domain/checkout";
import { MIN_SEARCH_LENGTH } from "@/lib/domain/suggestions";
import { catalogue, currency, queue, rental, storeViews, timeZone } from "@/shop.config";
import { DATE_RESET_MS } from "@/stores/cart-start";
import { NO_PRODUCTS_MS, NOTIFICATION_TTL_MS, PARTNER_NOTICE_MS } from "@/stores/notifications";

/* The numbers of the specification (§9), each by its name in the code: who changes one reads here that it is ruled. */
test.each<[string, unknown, unknown]>([
  ["search given up by the browser", limits.SEARCH_BROWSER_MS, 5_000],
  ["search given up by the server", limits.SEARCH_SERVER_MS, 1_000],
  ["tries of a task that the network or the server fails", queue.maxNetworkTaskAttempts, 3],
  ["notification", NOTIFICATION_TTL_MS, 5_000],
  ["notice of a partner's filter", PARTNER_NOTICE_MS, 15_000],
  ["notice that nothing fits (§8)", NO_PRODUCTS_MS, 10_000],
  ["days let go of after a past cart", DATE_RESET_MS, 200],
  ["submenu closes", SUBMENU_DELAY_MS, 300],
  ["in checkout since it was changed last", CHECKOUT_RECENCY_MS, 30 * 60_000],
  ["a hidden tab leads home", HIDDEN_MS, 30 * 60_000],
  ["tries of a picture", PICTURE_ATTEMPTS, 3],
  ["progress bar ticks", TICK_MS, 100],
  ["letters of a search", MIN_SEARCH_LENGTH, 3],
  ["letters of a password", limits.MIN_PASSWORD, 8],
  ["products of a page", catalogue.pageSize, 50],
  ["entries of a search", limits.USUAL_SIZE, 50],
  ["products of a shelf of home", catalogue.homeListSize, 8],
  ["attributes asked for ahead", limits.ATTRIBUTE_PRELOAD, 150],
  ["categories asked for at once", limits.MAX_WHOLE_SIZE, 4_000],
  ["blocks of content", limits.CMS_BLOCKS, 150],
  ["values of one filter", limits.MAX_FILTER_VALUES, 999],
  ["values of a facet", limits.AGGREGATION_SIZE, 100],
  ["values of size and colour", limits.SHORT_AGGREGATIONS, { codes: ["size", "color"], size: 10 }],
  ["skus of one question for stock", limits.STOCK_BATCH, 15],
  ["orders of a page", limits.ORDERS_PAGE_SIZE, 20],
  ["ranges of the price filter (§5)", catalogue.priceRanges, [0, 290, 500, 1000, 1500]],
  ["pick-up from", rental.pickUpFrom, "06:00"],
  ["return until", rental.returnUntil, "21:00"],
  ["currency", currency, { code: "CZK", sign: "Kč" }],
  ["time zone", timeZone, "Europe/Prague"],
  ["language of the main shop", storeViews.views.find(({ storeCode }) => storeCode === "main")?.locale, "cs-CZ"],
])("%s", (_, value, ruled) => expect(value).toEqual(ruled));
