import type { Pool } from "pg";
import { ok } from "@/lib/contract/errors";
import * as cart from "@/server/services/cart/cart";
import { extendHolds } from "@/server/services/cart/holds";
import * as totals from "@/server/services/cart/cart-totals";
import { type Call, makeCall } from "@/server/services/call";
import { listProducts } from "@/server/services/catalogue/listing";
import * as lists from "@/server/services/catalogue/lists";
import { getProduct } from "@/server/services/catalogue/product";
import { searchList, searchProducts } from "@/server/services/catalogue/search";
import { cancelOrder } from "@/server/services/order/cancel-order";
import { placeOrder } from "@/server/services/order/place-order";
import { getOrder } from "@/server/services/order/read-order";
import { getAlternatives } from "@/server/services/stock/alternatives";
import { getReservationPrice } from "@/server/services/quote/rental-price";
import * as stock from "@/server/services/stock/stock";
import type { CallContext, CommercePort } from "../port";

/** The commerce port over our own services and PostgreSQL. */
export function embeddedCommerce(pool: Pool): CommercePort {
  const call = (context: CallContext): Call => makeCall(pool, context.storeView, context.now, context.cartToken);
  /** The token of the header wins over the `cartId` that backends of the specification use. */
  const cartCall = (context: CallContext, input: { cartId?: string }): Call =>
    makeCall(pool, context.storeView, context.now, context.cartToken ?? input.cartId);
  return {
    searchProducts: (input, context) => searchProducts(call(context), input),
    searchCategories: async (input, context) =>
      ok(searchList(await lists.categories(call(context)), input, call(context))),
    searchAttributes: async (input, context) =>
      ok(searchList(await lists.attributes(call(context)), input, call(context))),
    searchTaxRules: async (input, context) => ok(searchList(await lists.taxRules(call(context)), input, call(context))),
    searchCmsPages: async (input, context) => ok(searchList(await lists.pages(call(context)), input, call(context))),
    searchCmsBlocks: async (input, context) =>
      ok(
        searchList(
          (await lists.pages(call(context))).map(({ meta_description: _meta, ...block }) => block),
          input,
          call(context),
        ),
      ),
    searchCmsHierarchy: async (input, context) =>
      ok(
        searchList(
          (await lists.pages(call(context))).map(({ id, identifier }) => ({ id, identifier, parent_id: null })),
          input,
          call(context),
        ),
      ),
    listProducts: (input, context) => listProducts(call(context), input),
    getProduct: (input, context) => getProduct(call(context), input),
    mapUrl: (input, context) => lists.mapUrl(call(context), input),
    listSources: (_input, context) => lists.listSources(call(context)),
    listPartners: (_input, context) => lists.listPartners(call(context)),
    listReviews: (input, context) => lists.listReviews(call(context), input),

    checkStock: (input, context) => stock.checkStock(cartCall(context, input), input),
    listStock: (input, context) => stock.listStock(call(context), input),
    checkVariants: (input, context) => stock.checkVariants(call(context), input),
    getCalendar: (input, context) => stock.getCalendar(call(context), input),
    getAlternatives: (input, context) => getAlternatives(call(context), input),
    getReservationPrice: (input, context) => getReservationPrice(call(context), input),

    createCart: (_input, context) => cart.createCart(call(context)),
    pullCart: (input, context) => cart.pullCart(cartCall(context, input)),
    getTotals: (input, context) => totals.getTotals(cartCall(context, input), input),
    updateCartItem: (input, context) => cart.updateCartItem(cartCall(context, input), input.cartItem),
    deleteCartItem: (input, context) => cart.deleteCartItem(cartCall(context, input), input.cartItem),
    extendHolds: (input, context) => extendHolds(cartCall(context, input)),
    listShippingMethods: (input, context) => totals.listShippingMethods(cartCall(context, input)),
    listPaymentMethods: (input, context) => totals.listPaymentMethods(cartCall(context, input)),

    placeOrder: (input, context) => placeOrder(call(context), input),
    getOrder: (input, context) => getOrder(call(context), input),
    cancelOrder: (input, context) => cancelOrder(call(context), input),
  };
}
