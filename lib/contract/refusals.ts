import type { Endpoint } from "./endpoint";
import { type EndpointName, endpoints } from "./endpoints";
import type { ErrorCode } from "./errors";

/** What can be wrong with a thing, the choice and the price of it. */
const ofThing = [
  "product_not_found",
  "variant_required",
  "invalid_option",
  "option_required",
  "option_too_long",
  "price_unknown",
] as const satisfies ErrorCode[];

/** The same of one wish to rent, which has days. */
const ofWish = ["invalid_period", "closed_day", ...ofThing] as const satisfies ErrorCode[];

/** What the owner's rules can refuse of it. */
const ofRules = ["too_late", "notice_needed", "rent_length", "start_day", "off_season"] as const satisfies ErrorCode[];

/** What can be wrong with a change of an order that stands. */
const ofChange = [
  "order_not_found",
  "order_not_changeable",
  "order_changed",
  "other_store",
  ...ofWish,
  ...ofRules,
  "service_unavailable",
  "carrier_refuses",
  "outside_zone",
  "pickup_point_closed",
  "method_unavailable",
  "out_of_stock",
] as const satisfies ErrorCode[];

/*
 * Refusals that an endpoint can give beside those that its kind brings with it. For documents and tests alone: a page
 * in the browser judges what comes, and does not carry this table.
 */
const own: Record<EndpointName, readonly ErrorCode[]> = {
  searchProducts: ["invalid_period"],
  searchCategories: [],
  searchAttributes: [],
  searchTaxRules: [],
  searchCmsPages: [],
  searchCmsBlocks: [],
  searchCmsHierarchy: [],
  searchTexts: [],
  listProducts: ["invalid_period"],
  suggest: ["invalid_period"],
  getProduct: ["product_not_found"],
  renderList: [],
  mapUrl: [],
  getFront: [],
  listSources: [],
  listSourceCategories: [],
  listPartners: [],
  listReviews: [],
  createReview: ["product_not_found"],
  locatePostcode: [],
  getDeliveryStart: [],
  listPickupPoints: [],
  checkStock: ["invalid_period", "product_not_found"],
  listStock: ["invalid_period"],
  checkVariants: ["invalid_period", "product_not_found"],
  getCalendar: ["invalid_period", "product_not_found", "not_found", "invalid_option"],
  getSizeGrid: ["invalid_period", "product_not_found", "not_found"],
  listCompanions: ["invalid_period", "closed_day", "not_found"],
  getGuideTree: ["not_found"],
  getGuideKit: ["invalid_period", "closed_day", "too_late", "not_found"],
  getAlternatives: ["invalid_period", "product_not_found", "not_found", "invalid_option"],
  getReservationPrice: [
    "invalid_period",
    "product_not_found",
    "price_unknown",
    "rent_length",
    "start_day",
    "off_season",
  ],
  createCart: [],
  connectCart: [],
  pullCart: [],
  getTotals: ["method_unavailable", ...ofThing],
  getCoupon: [],
  applyCoupon: ["coupon_invalid"],
  deleteCoupon: [],
  updateCartItem: [...ofWish, ...ofRules, "out_of_stock", "other_source", "cart_full"],
  setAdditionalServices: [],
  deleteCartItem: [],
  extendHolds: [],
  moveCart: ["not_at_source"],
  moveDays: ["invalid_period"],
  listShippingMethods: [],
  setShippingInformation: ["method_unavailable", ...ofThing],
  listPaymentMethods: [],
  placeOrder: [
    "login_required",
    ...ofWish,
    ...ofRules,
    "outside_zone",
    "carrier_refuses",
    "pickup_point_unknown",
    "pickup_point_closed",
    "pickup_point_unattended",
    "window_unknown",
    "turn_unavailable",
    "out_of_stock",
    "other_source",
    "other_store",
    "order_conflict",
    "method_unavailable",
    "address_incomplete",
    "service_unavailable",
    "price_changed",
  ],
  createCustomer: ["customer_exists", "password_leaked"],
  login: ["login_failed"],
  refreshSession: ["login_required"],
  logout: [],
  resetPassword: [],
  checkResetToken: [],
  confirmResetPassword: ["reset_invalid", "password_leaked"],
  changePassword: ["password_wrong", "password_leaked"],
  getMe: [],
  updateMe: ["profile_changed"],
  exportMe: [],
  deleteMe: ["password_wrong"],
  getFamily: [],
  putPerson: [],
  deletePerson: [],
  withdrawFamily: [],
  listDevices: [],
  listOwnReviews: [],
  endDevice: ["not_found"],
  listOrders: [],
  getOwnOrder: ["order_not_found"],
  connectOrder: ["order_not_found"],
  getMailToken: [],
  sendMessage: [],
  getNewsletter: [],
  subscribeNewsletter: [],
  unsubscribeNewsletter: [],
  confirmNewsletter: ["link_invalid"],
  findCompany: [],
  getOrder: ["order_not_found"],
  cancelOrder: ["order_not_found", "order_not_cancellable"],
  getDownload: ["not_found"],
  quoteOrderChange: [...ofChange],
  changeOrder: [...ofChange, "order_conflict", "price_changed"],
  initPayment: ["order_not_found", "order_not_payable", "method_unavailable"],
  getPaymentStatus: ["payment_not_found"],
};

/** Every refusal that a call of the endpoint can meet, as its documents say and its tests hold it to. */
export function refusalsOf(name: EndpointName): readonly ErrorCode[] {
  const { method, auth }: Endpoint = endpoints[name];
  return [
    "invalid_input",
    ...own[name],
    ...(auth === "cart" ? (["cart_not_found"] as const) : []),
    ...(auth === "customer" ? (["login_required"] as const) : []),
    ...(method === "GET" ? [] : (["forbidden", "payload_too_large"] as const)),
    "too_many_requests",
    "internal",
    "unavailable",
  ];
}
