import type { Pool } from "pg";
import type { CommerceEndpointName } from "@/lib/contract";
import { ok } from "@/lib/contract/errors";
import * as account from "@/server/services/account/account";
import { claimedGroup, groupOfCaller } from "@/server/services/account/caller-group";
import { deleteMe } from "@/server/services/account/delete-account";
import { endDevice, listDevices } from "@/server/services/account/devices";
import * as password from "@/server/services/account/password";
import { loginWithPasskey, startPasskeyLogin } from "@/server/services/account/passkey-login";
import * as passkeys from "@/server/services/account/passkeys";
import * as services from "@/server/services/account/services";
import * as family from "@/server/services/account/family";
import { updateMe } from "@/server/services/account/profile";
import { logout, refreshSession } from "@/server/services/account/session";
import * as cart from "@/server/services/cart/cart";
import { connectCart } from "@/server/services/cart/connect-cart";
import { applyCoupon, deleteCoupon, getCoupon } from "@/server/services/cart/coupon";
import { extendHolds } from "@/server/services/cart/holds";
import { setAdditionalServices } from "@/server/services/cart/line-services";
import { moveCart } from "@/server/services/cart/move-cart";
import { moveDays } from "@/server/services/cart/move-days";
import * as totals from "@/server/services/cart/cart-totals";
import type { CallContext } from "@/server/call";
import type { Call } from "@/server/services/call";
import { listProducts } from "@/server/services/catalogue/listing";
import * as lists from "@/server/services/catalogue/lists";
import { listPickupPoints } from "@/server/services/catalogue/pickup-points";
import { getProduct } from "@/server/services/catalogue/product";
import { renderList } from "@/server/services/catalogue/render-list";
import { searchList, searchProducts } from "@/server/services/catalogue/search";
import { broughtFrom } from "@/server/services/catalogue/servable";
import { suggest } from "@/server/services/catalogue/suggest";
import { findCompany } from "@/server/services/company/find-company";
import { getMailToken, sendMessage } from "@/server/services/message/mail-service";
import * as newsletter from "@/server/services/newsletter/newsletter";
import { cancelOrder } from "@/server/services/order/cancel-order";
import { changeOrder, quoteOrderChange } from "@/server/services/order/change-order";
import { exportMe } from "@/server/services/order/customer-export";
import * as customerOrders from "@/server/services/order/customer-orders";
import { placeOrder } from "@/server/services/order/place-order";
import { getDownload } from "@/server/services/order/read-download";
import { getOrder } from "@/server/services/order/read-order";
import { getAlternatives } from "@/server/services/stock/alternatives";
import { listCompanions } from "@/server/services/stock/companions";
import { getGuideKit, getGuideTree } from "@/server/services/stock/equipment-guide";
import { deskOf } from "@/server/services/payment/desk";
import { getPaymentStatus, initPayment } from "@/server/services/payment/init-payment";
import { getReservationPrice } from "@/server/services/quote/rental-price";
import { getLoyaltyCard, setLoyaltyCard } from "@/server/services/account/loyalty-card";
import { listOwnReviews } from "@/server/services/account/own-reviews";
import { createReview, listReviews } from "@/server/services/review/reviews";
import * as stock from "@/server/services/stock/stock";
import { importedRegister } from "@/server/register/imported";
import { checked } from "@/server/port/port";
import type { CommercePort } from "../port";

/**
 * The commerce port over our own services and PostgreSQL.
 * @param readers the pool for what visitors only look at, which leaves connections to carts and orders
 */
export function embeddedCommerce(
  pool: Pool,
  readers: Pool = pool,
  desk = deskOf(pool),
  register = importedRegister(readers),
  files?: Parameters<typeof getDownload>[2],
): CommercePort {
  const call = (context: CallContext): Call => ({ ...context, pool });
  const look = (context: CallContext): Call => ({ ...context, pool: readers });
  /** The same for what is priced: in the name of the caller's customer group. */
  const priced = async (plain: Call): Promise<Call> => ({ ...plain, group: await groupOfCaller(plain) });
  return checked<CommerceEndpointName>({
    searchProducts: (input, context) => searchProducts(look(context), input),
    searchCategories: async (input, context) =>
      ok(searchList(await lists.categories(look(context)), input, look(context))),
    searchAttributes: async (input, context) =>
      ok(searchList(await lists.attributes(look(context)), input, look(context))),
    searchTaxRules: async (input, context) => ok(searchList(await lists.taxRules(look(context)), input, look(context))),
    listProducts: (input, context) => listProducts(look(context), input),
    suggest: (input, context) => suggest(look(context), input),
    getProduct: async (input, context) =>
      getProduct({ ...look(context), group: await claimedGroup(look(context), input.userGroupId) }, input),
    renderList: (input, context) => renderList(look(context), input),
    mapUrl: (input, context) => lists.mapUrl(look(context), input),
    getFront: (_input, context) => lists.getFront(look(context)),
    listSources: (_input, context) => lists.listSources(look(context)),
    listSourceCategories: (input, context) => lists.listSourceCategories(look(context), input),
    locatePostcode: (input, context) => lists.locatePostcode(look(context), input),
    getDeliveryStart: async (input, context) => ok({ from: broughtFrom(look(context), input.postcode) }),
    listPickupPoints: (input, context) => listPickupPoints(look(context), input),
    listPartners: (_input, context) => lists.listPartners(look(context)),
    listReviews: (input, context) => listReviews(look(context), input),
    createReview: (input, context) => createReview(call(context), input),

    checkStock: (input, context) => stock.checkStock(look(context), input),
    listStock: (input, context) => stock.listStock(look(context), input),
    checkVariants: (input, context) => stock.checkVariants(look(context), input),
    getCalendar: (input, context) => stock.getCalendar(look(context), input),
    getSizeGrid: (input, context) => stock.getSizeGrid(look(context), input),
    listCompanions: async (input, context) => listCompanions(await priced(look(context)), input),
    getGuideTree: (_input, context) => getGuideTree(look(context)),
    getGuideKit: async (input, context) => getGuideKit(await priced(look(context)), input),
    getAlternatives: async (input, context) => getAlternatives(await priced(look(context)), input),
    getReservationPrice: async (input, context) => getReservationPrice(await priced(look(context)), input),

    createCart: (_input, context) => cart.createCart(call(context)),
    connectCart: async (input, context) => connectCart(await priced(call(context)), input),
    pullCart: async (_input, context) => cart.pullCart(await priced(call(context))),
    getCoupon: (_input, context) => getCoupon(call(context)),
    applyCoupon: async (input, context) => applyCoupon(await priced(call(context)), input),
    deleteCoupon: (_input, context) => deleteCoupon(call(context)),
    getTotals: async (input, context) => totals.getTotals(await priced(call(context)), input),
    updateCartItem: async (input, context) => cart.updateCartItem(await priced(call(context)), input.cartItem),
    setAdditionalServices: async (input, context) => setAdditionalServices(await priced(call(context)), input),
    deleteCartItem: async (input, context) => cart.deleteCartItem(await priced(call(context)), input.cartItem),
    extendHolds: async (_input, context) => extendHolds(await priced(call(context))),
    moveCart: async (input, context) => moveCart(await priced(call(context)), input),
    moveDays: async (input, context) => moveDays(await priced(call(context)), input),
    listShippingMethods: async (input, context) => totals.listShippingMethods(await priced(call(context)), input),
    setShippingInformation: async (input, context) => totals.setShippingInformation(await priced(call(context)), input),
    listPaymentMethods: async (_input, context) => totals.listPaymentMethods(await priced(call(context))),

    placeOrder: async (input, context) => {
      const { session } = context;
      const cartToken = input.cart_id || session.cartToken;
      const { group } = await priced(call({ ...context, session: { ...session, cartToken } }));
      return placeOrder({ ...call(context), group }, input);
    },
    getOrder: (input, context) => getOrder(call(context), input),
    getDownload: (input, context) => getDownload(look(context), input, files),
    cancelOrder: (input, context) => cancelOrder(call(context), input),

    createCustomer: (input, context) => account.createCustomer(call(context), input),
    login: (input, context) => account.login(call(context), input),
    refreshSession: (input, context) => refreshSession(call(context), input),
    logout: (input, context) => logout(call(context), input),
    resetPassword: (input, context) => password.resetPassword(call(context), input),
    checkResetToken: (input, context) => password.checkResetToken(call(context), input),
    confirmResetPassword: (input, context) => password.confirmResetPassword(call(context), input),
    changePassword: (input, context) => password.changePassword(call(context), input),
    updateMe: (input, context) => updateMe(call(context), input),
    getMe: (_input, context) => account.getMe(call(context)),

    exportMe: (_input, context) => exportMe(call(context)),
    deleteMe: (input, context) => deleteMe(call(context), input),
    getLoyaltyCard: (_input, context) => getLoyaltyCard(call(context)),
    setLoyaltyCard: (input, context) => setLoyaltyCard(call(context), input),
    getFamily: (_input, context) => family.getFamily(call(context)),
    putPerson: (input, context) => family.putPerson(call(context), input),
    deletePerson: (input, context) => family.deletePerson(call(context), input),
    withdrawFamily: (_input, context) => family.withdrawFamily(call(context)),
    listOwnReviews: (_input, context) => listOwnReviews(call(context)),
    startPasskeyLogin: (_input, context) => startPasskeyLogin(call(context)),
    loginWithPasskey: (input, context) => loginWithPasskey(call(context), input),
    startPasskey: (input, context) => passkeys.startPasskey(call(context), input),
    addPasskey: (input, context) => passkeys.addPasskey(call(context), input),
    listPasskeys: (_input, context) => passkeys.listPasskeys(call(context)),
    renamePasskey: (input, context) => passkeys.renamePasskey(call(context), input),
    removePasskey: (input, context) => passkeys.removePasskey(call(context), input),
    listServices: () => Promise.resolve(services.listServices()),
    listOwnServices: (_input, context) => services.listOwnServices(call(context)),
    removeService: (input, context) => services.removeService(call(context), input),
    listDevices: (_input, context) => listDevices(call(context)),
    endDevice: (input, context) => endDevice(call(context), input),
    listOrders: (input, context) => customerOrders.listOrders(call(context), input),
    getOwnOrder: (input, context) => customerOrders.getOwnOrder(call(context), input),
    connectOrder: (input, context) => customerOrders.connectOrder(call(context), input),

    getMailToken: async (_input, context) => getMailToken(call(context)),
    sendMessage: (input, context) => sendMessage(call(context), input),
    getNewsletter: (input, context) => newsletter.getNewsletter(call(context), input),
    subscribeNewsletter: (input, context) => newsletter.subscribeNewsletter(call(context), input),
    unsubscribeNewsletter: (input, context) => newsletter.unsubscribeNewsletter(call(context), input),
    confirmNewsletter: (input, context) => newsletter.confirmNewsletter(call(context), input),
    findCompany: (input) => findCompany(register, input),
    quoteOrderChange: (input, context) => quoteOrderChange(call(context), input),
    changeOrder: (input, context) => changeOrder(call(context), input),
    initPayment: (input, context) => initPayment(call(context), desk, input),
    getPaymentStatus: (input, context) => getPaymentStatus(call(context), input),
  });
}
