import { randomUUID } from "node:crypto";
import type { ChildCategory, Company, OrderBody, OutputOf } from "@/lib/contract";
import { addDays } from "@/lib/domain/days";
import { startProblem } from "@/lib/domain/rent-rules";
import type { CallContext, Session } from "@/server/call";
import type { ContentPort } from "@/server/content/port";
import { refusalOf, valueOf } from "@/server/testing/results";
import { orderOf, type Rent } from "@/server/testing/shopper";
import { tax } from "@/shop.config";
import type { CommercePort } from "../port";

type RuledOut =
  "too_late" | "notice_needed" | "rent_length" | "start_day" | "off_season" | "outside_zone" | "carrier_refuses";

/** A wish that an owner's rule refuses, with the facts that go with the refusal. */
export interface RefusedWish {
  rent: Rent;
  /** How it would be brought, where the refusal is the carrier's. */
  carrier?: { shipping_carrier_code: string; shipping_method_code: string; postcode: string };
  details: Record<string, unknown>;
}

/** A shop that can be asked, whoever answers. */
export interface Backend {
  /** What the rules of this shop refuse, one wish for each. */
  refused: Record<RuledOut, RefusedWish>;
  /** One that this shop's register has. */
  company: Company;
  /** A coupon of this shop that takes something off any rent. */
  coupon: string;
  /** A file that this shop sells, and how the counter sees the money of an order. */
  guide: string;
  pay(number: string): Promise<unknown>;
  commerce: CommercePort;
  content: ContentPort;
  call(session?: Session): CallContext;
  close(): Promise<void>;
}

/** A thing that can be had for some days, found as a renter finds it. */
interface Offer {
  sku: string;
  source: string;
  from: string;
  to: string;
  free: number;
}

/** Looks at one thing after the other until one is free on two days in a row, at an open branch. */
async function findOffer({ commerce, call }: Backend): Promise<Offer> {
  const { items } = valueOf(await commerce.listProducts({ size: 20 }, call()));
  for (const card of items) {
    const product = valueOf(await commerce.getProduct({ sku: card.sku }, call()));
    const sku = product.configurable_children[0]?.sku ?? product.sku;
    for (const source of product.source_ids) {
      const from = addDays(call().today, 7);
      const { days } = valueOf(await commerce.getCalendar({ sku, source, from, to: addDays(from, 20) }, call()));
      const index = days.findIndex(
        (day, at) =>
          [day, days[at + 1]].every((one) => one && one.free > 0 && !one.closed) &&
          startProblem(day, { from: day.day, to: addDays(day.day, 1) }) === null,
      );
      const [first, second] = [days[index], days[index + 1]];
      if (first && second)
        return { sku, source, from: first.day, to: second.day, free: Math.min(first.free, second.free) };
    }
  }
  throw new Error("nothing in this shop is free");
}

/**
 * What a shop promises its renters, asked of the port alone: nothing here knows a database, an address of ours or what
 * is in the catalogue.
 */
export function conformanceSuite(name: string, open: () => Promise<Backend>): void {
  describe(name, () => {
    let shop: Backend;
    let offer: Offer;
    beforeAll(async () => {
      shop = await open();
      offer = await findOffer(shop);
    });
    afterAll(() => shop.close());

    const ask = () => shop.commerce;
    const wish = () => ({ sku: offer.sku, qty: 1, from: offer.from, to: offer.to, source: offer.source });
    const openCart = async () => {
      const cartToken = valueOf(await ask().createCart({}, shop.call()));
      return { cartToken, call: () => shop.call({ cartToken }) };
    };
    const freeFor = async (call: CallContext): Promise<number> => {
      const { sku, source, from: dateFrom, to: dateTo } = offer;
      return valueOf(await ask().checkStock({ sku, source, dateFrom, dateTo }, call)).qty;
    };
    /** As the checkout builds it, with the ways that this shop offers; the things come back as they went. */
    const orderFor = async (cartToken: string): Promise<OrderBody> => {
      const call = shop.call({ cartToken });
      const [shipping] = valueOf(await ask().listShippingMethods({}, call)).filter((method) => method.source_id);
      const [payment] = valueOf(await ask().listPaymentMethods({}, call));
      if (!shipping || !payment) throw new Error("no way to get or to pay it");
      const body = orderOf([wish()], { cart_id: cartToken, user_note: "Přijdeme po osmé" });
      return {
        ...body,
        addressInformation: {
          billingAddress: body.addressInformation.billingAddress,
          shipping_carrier_code: shipping.carrier_code,
          shipping_method_code: shipping.method_code,
          payment_method_code: payment.code,
          payment_method_additional: {},
        },
      };
    };

    test("browsing: a category leads to cards, a card to its product, an address to both", async () => {
      const categories = valueOf(await ask().searchCategories({ size: 4000, sort: "position:asc" }, shop.call())).items;
      const category = categories.find((candidate) => (candidate.product_count ?? 0) > 0 && candidate.level === 2);
      const listing = valueOf(await ask().listProducts({ categoryId: category?.id, size: 5 }, shop.call()));
      expect(listing.total).toBeGreaterThanOrEqual(listing.items.length);
      expect(listing.items.length).toBeGreaterThan(0);
      for (const card of listing.items) {
        const product = valueOf(await ask().getProduct({ sku: card.sku }, shop.call()));
        expect(product).toMatchObject({ id: card.id, sku: card.sku, name: card.name, price: card.price });
        expect(product.category_ids.length).toBeGreaterThan(0);
      }
      expect(valueOf(await ask().mapUrl({ url: `/${category?.url_path}` }, shop.call()))).toEqual({
        type: "category",
        slug: category?.slug,
      });
      expect(valueOf(await ask().mapUrl({ url: "/nowhere/at/all" }, shop.call()))).toEqual({ type: "none" });
      expect(refusalOf(await ask().getProduct({ sku: "NO-SUCH-THING" }, shop.call())).code).toBe("product_not_found");
    });

    test("the categories are a tree: each says what lies below it, and nothing lies in two places", async () => {
      const categories = valueOf(await ask().searchCategories({ size: 4000 }, shop.call())).items;
      for (const { id, children_data: below = [] } of categories)
        expect(below.map((child) => child.id).sort()).toEqual(
          categories.flatMap(({ id: other, parent_id }) => (parent_id === id ? [other] : [])).sort(),
        );
      const root = categories.find(({ parent_id }) => parent_id === null);
      const all = (children: ChildCategory[]): number[] =>
        children.flatMap((child) => [child.id, ...all(child.children_data)]);
      expect(all(root?.children_data ?? [])).toHaveLength(categories.length - 1);
    });

    test("a list that was kept is told today's prices, by the skus of things and of their sizes", async () => {
      const cards = valueOf(await ask().listProducts({ size: 10 }, shop.call())).items;
      const { items } = valueOf(
        await ask().renderList({ skus: [...cards.map(({ sku }) => sku), "NO-SUCH-THING"] }, shop.call()),
      );
      expect(items).toHaveLength(cards.length);
      for (const { sku, price, original_price, price_list } of cards)
        expect(items.find((item) => item.sku === sku)).toMatchObject({ sku, price, original_price, price_list });
      const [found] = valueOf(await ask().renderList({ skus: [offer.sku], userGroupId: 3 }, shop.call())).items;
      expect(cards.map(({ sku }) => sku)).toContain(found?.sku);
      const elsewhere = { skus: [offer.sku], currencyCode: "XXX" };
      expect(refusalOf(await ask().renderList(elsewhere, shop.call()))).toMatchObject({
        code: "invalid_input",
        errors: [{ path: "currencyCode" }],
      });
      const otherStore = refusalOf(await ask().renderList({ skus: [offer.sku], storeId: 99_999 }, shop.call()));
      expect(otherStore).toMatchObject({ code: "invalid_input", errors: [{ path: "storeId" }] });
    });

    test("searching by the specification's conditions finds what they say, and only that", async () => {
      const filters = [{ attribute: "price", value: { gte: 1, lt: 100_000 } }];
      const found = valueOf(
        await ask().searchProducts(
          { searchQuery: { filters }, sort: "price:asc", size: 3, includeFields: ["sku", "price"] },
          shop.call(),
        ),
      );
      expect(found.items.map((item) => Object.keys(item).sort())).toEqual(found.items.map(() => ["price", "sku"]));
      const prices = found.items.map((item) => item.price ?? 0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      const unknown = { filters: [{ attribute: "no_such_field", value: { eq: 1 } }] };
      expect(refusalOf(await ask().searchProducts({ searchQuery: unknown }, shop.call())).code).toBe("invalid_input");
    });

    test("pages that the owner wrote are found by their identifier", async () => {
      const all = valueOf(await shop.content.searchCmsPages({}, shop.call())).items;
      const searchQuery = { filters: [{ attribute: "identifier", value: { eq: all[0]?.identifier ?? "" } }] };
      expect(valueOf(await shop.content.searchCmsPages({ searchQuery }, shop.call())).items).toEqual([all[0]]);
    });

    test("so are blocks, which several pages say", async () => {
      const [block] = valueOf(await shop.content.searchCmsBlocks({}, shop.call())).items;
      const searchQuery = { filters: [{ attribute: "identifier", value: { eq: block?.identifier ?? "" } }] };
      expect(valueOf(await shop.content.searchCmsBlocks({ searchQuery }, shop.call())).items).toEqual([block]);
      expect(block?.content).toMatch(/^<p>/u);
    });

    test("a review is taken once, is counted only when it is shown, and needs a thing that is there", async () => {
      const { sku } = offer;
      const list = async () => valueOf(await ask().listReviews({ sku, size: 3 }, shop.call()));
      const before = await list();
      const review = { review_id: randomUUID(), sku, nickname: "Ema", title: "Držely", detail: "Držely i na ledu." };
      const written = { ...review, rating: 4, used: "week", level: "beginner" } as const;
      const taken = valueOf(await ask().createReview({ review: written }, shop.call()));
      expect(valueOf(await ask().createReview({ review: written }, shop.call()))).toEqual(taken);
      const after = await list();
      const shown = taken.state === "published" ? 1 : 0;
      expect(after.summary.count).toBe(before.summary.count + shown);
      expect(after.summary.by_stars.reduce((sum, count) => sum + count)).toBe(after.summary.count);
      const nowhere = { ...written, review_id: randomUUID(), sku: "NO-SUCH-THING" };
      expect(refusalOf(await ask().createReview({ review: nowhere }, shop.call())).code).toBe("product_not_found");
      const silent = { ...written, review_id: randomUUID(), detail: " " };
      expect(refusalOf(await ask().createReview({ review: silent }, shop.call())).code).toBe("invalid_input");
    });

    test("the price asked for is the price in the cart, and the totals add it up once", async () => {
      const { sku, from, to } = offer;
      const price = valueOf(await ask().getReservationPrice({ sku, from, to, qty: 1 }, shop.call()));
      expect(price.days).toBe(2);
      const { call } = await openCart();
      const line = valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      expect(line).toMatchObject({ price_incl_tax: price.price_incl_tax, deposit: price.deposit, qty: 1, from, to });
      expect(Number(new Date(line.hold_expires_at ?? 0))).toBeGreaterThan(Number(call().now));
      const totals = valueOf(await ask().getTotals({}, call()));
      expect(totals).toMatchObject({ subtotal_incl_tax: price.price_incl_tax, deposit: price.deposit });
      expect(totals.grand_total).toBe(totals.subtotal_incl_tax);
      const [way] = valueOf(await ask().listShippingMethods({}, call())).filter((method) => method.price_incl_tax > 0);
      const addressInformation = { shipping_method_code: way?.method_code, shipping_carrier_code: way?.carrier_code };
      const chosen = valueOf(await ask().setShippingInformation({ addressInformation }, call()));
      expect(chosen.totals.shipping).toBe(2 * (way?.price_incl_tax ?? 0));
      expect(chosen.payment_methods).toEqual(valueOf(await ask().listPaymentMethods({}, call())));
      valueOf(await ask().deleteCartItem({ cartItem: { item_id: line.item_id } }, call()));
      expect(valueOf(await ask().pullCart({}, call())).items).toEqual([]);
    });

    test("a coupon takes something off the rent until it is removed; one that is none is refused", async () => {
      const { call } = await openCart();
      const line = valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      const off = async () => valueOf(await ask().getTotals({}, call())).discount;
      const wrong = refusalOf(await ask().applyCoupon({ coupon: "NO-SUCH-COUPON" }, call()));
      expect([wrong.code, wrong.details, await off()]).toEqual(["coupon_invalid", { problem: "unknown" }, 0]);
      expect(valueOf(await ask().applyCoupon({ coupon: shop.coupon }, call()))).toBe(true);
      const totals = valueOf(await ask().getTotals({}, call()));
      expect(totals).toMatchObject({ coupon_code: shop.coupon, discount_amount: totals.discount });
      expect([totals.discount > 0, totals.grand_total]).toEqual([true, totals.subtotal_incl_tax - totals.discount]);
      expect(valueOf(await ask().getCoupon({}, call()))).toBe(shop.coupon);
      expect(valueOf(await ask().deleteCoupon({}, call()))).toBe(true);
      expect([valueOf(await ask().getCoupon({}, call())), await off()]).toEqual([null, 0]);
      valueOf(await ask().deleteCartItem({ cartItem: { item_id: line.item_id } }, call()));
    });

    test("what lies in a cart is kept for it, and free again when it is taken out", async () => {
      const { call } = await openCart();
      const line = valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      expect([await freeFor(shop.call()), await freeFor(call())]).toEqual([offer.free - 1, offer.free]);
      const same = valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      expect(same.item_id).toBe(line.item_id);
      expect(valueOf(await ask().extendHolds({}, call())).items).toHaveLength(1);
      const tooMany = refusalOf(await ask().updateCartItem({ cartItem: { ...wish(), qty: offer.free + 1 } }, call()));
      expect(tooMany).toMatchObject({ code: "out_of_stock", details: { sku: offer.sku, free: offer.free } });
      expect(valueOf(await ask().updateCartItem({ cartItem: { ...wish(), qty: 0 } }, call())).qty).toBe(0);
      expect(await freeFor(shop.call())).toBe(offer.free);
    });

    test("an order is placed once under its id, read, cancelled and read back; then its units are free", async () => {
      const { cartToken, call } = await openCart();
      valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      const body = await orderFor(cartToken);
      const dear = refusalOf(await ask().placeOrder({ ...body, expected_total: 1 }, call()));
      expect(dear.code === "price_changed" && dear.details?.expected).toBe(1);
      const actual = dear.code === "price_changed" ? dear.details?.actual : undefined;

      const placed = valueOf(await ask().placeOrder({ ...body, expected_total: actual }, call()));
      expect(placed).toMatchObject({ order_id: body.order_id, status: "confirmed", grand_total: actual });
      expect(valueOf(await ask().placeOrder({ ...body, expected_total: actual }, call()))).toEqual(placed);
      const other = refusalOf(await ask().placeOrder({ ...body, user_note: "something else" }, call()));
      expect(other.code).toBe("order_conflict");
      expect([valueOf(await ask().pullCart({}, call())).items, await freeFor(shop.call())]).toEqual([
        [],
        offer.free - 1,
      ]);

      const read = (id: string) => ask().getOrder({ id }, shop.call());
      const order: OutputOf<"getOrder"> = valueOf(await read(body.order_id));
      expect(order).toMatchObject({ ...placed, source_id: offer.source, user_note: body.user_note });
      expect(order.lines).toMatchObject([{ sku: offer.sku, qty: 1, from: offer.from, to: offer.to }]);
      expect(order.return_title).toBe(order.shipping_title);

      const cancelled = valueOf(await ask().cancelOrder({ id: body.order_id }, shop.call()));
      expect(cancelled).toMatchObject({ order_id: body.order_id, status: "cancelled" });
      expect(valueOf(await read(body.order_id.toUpperCase()))).toEqual(cancelled);
      expect(await freeFor(shop.call())).toBe(offer.free);
      expect(refusalOf(await read(randomUUID())).code).toBe("order_not_found");
    });

    test("an order moves to other days: quoted first, made once, refused to who looks at an older one", async () => {
      const { cartToken, call } = await openCart();
      const { order_id: id } = valueOf(await ask().placeOrder(await orderFor(cartToken), call()));
      const before = valueOf(await ask().getOrder({ id }, shop.call()));
      const { sku, source, from, to } = offer;
      const [other] = valueOf(await ask().getAlternatives({ sku, source, from, to }, shop.call())).periods;
      if (!other) throw new Error("no other days");
      const change = { id, revision: before.revision, lines: [{ line: 0, ...other }] };
      const quoted = valueOf(await ask().quoteOrderChange(change, shop.call()));
      expect(quoted.lines).toMatchObject([{ sku, ...other }]);
      expect(valueOf(await ask().getOrder({ id }, shop.call()))).toEqual(before);

      const agreed = { ...change, key: randomUUID(), expected_total: quoted.grand_total };
      const dear = refusalOf(await ask().changeOrder({ ...agreed, expected_total: 1 }, shop.call()));
      expect(dear).toMatchObject({ code: "price_changed", details: { expected: 1, actual: quoted.grand_total } });
      for (const _sending of [1, 2]) expect(valueOf(await ask().changeOrder(agreed, shop.call()))).toEqual(quoted);
      expect(valueOf(await ask().getOrder({ id }, shop.call()))).toEqual(quoted);
      expect(refusalOf(await ask().quoteOrderChange(change, shop.call()))).toMatchObject({
        code: "order_changed",
        details: { revision: quoted.revision },
      });
      const nobodys = { ...change, id: randomUUID() };
      expect(refusalOf(await ask().quoteOrderChange(nobodys, shop.call())).code).toBe("order_not_found");

      valueOf(await ask().cancelOrder({ id }, shop.call()));
      const gone = { ...change, revision: quoted.revision };
      expect(refusalOf(await ask().quoteOrderChange(gone, shop.call()))).toMatchObject({
        code: "order_not_changeable",
        details: { status: "cancelled" },
      });
      expect(await freeFor(shop.call())).toBe(offer.free);
    });

    test("carriers say where and when they hand over; an order names one of their points and windows", async () => {
      const { cartToken, call } = await openCart();
      valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      const methods = valueOf(await ask().listShippingMethods({}, call()));
      const base = await orderFor(cartToken);
      const by = (method: (typeof methods)[number] | undefined, more: Partial<OrderBody["addressInformation"]>) => ({
        ...base,
        addressInformation: {
          ...base.addressInformation,
          shipping_carrier_code: method?.carrier_code ?? "",
          shipping_method_code: method?.method_code ?? "",
          ...more,
        },
      });
      const withWindows = methods.find(({ windows = [] }) => windows.length > 0);
      const noWindow = refusalOf(await ask().placeOrder(by(withWindows, { shipping_window: "never" }), call()));
      expect(noWindow).toMatchObject({ code: "window_unknown", details: { way: "shipping", window: "never" } });

      const toPoints = methods.find(({ handover }) => handover === "pickup_point");
      const noPoint = refusalOf(await ask().placeOrder(by(toPoints, { shipping_pickup_point: "none" }), call()));
      expect(noPoint).toMatchObject({ code: "pickup_point_unknown", details: { way: "shipping", point: "none" } });
      const carrier = toPoints?.method_code ?? "";
      const { items, total } = valueOf(await ask().listPickupPoints({ carrier, size: 1 }, shop.call()));
      expect([items.length, total > 0]).toEqual([1, true]);
      const { kilometres, ...point } = items[0]!;
      expect(kilometres).toBeNull();
      const placed = valueOf(await ask().placeOrder(by(toPoints, { shipping_pickup_point: point.id }), call()));
      const order = valueOf(await ask().getOrder({ id: placed.order_id }, shop.call()));
      expect(order).toMatchObject({ shipping_pickup_point: point, return_pickup_point: point });
      expect(order.shipping_address).toMatchObject({ place: point.name, city: point.city });
      valueOf(await ask().cancelOrder({ id: placed.order_id }, shop.call()));
    });

    test("a branch says when one can come; an order keeps its time, another is refused", async () => {
      const { cartToken, call } = await openCart();
      valueOf(await ask().updateCartItem({ cartItem: wish() }, call()));
      const methods = valueOf(await ask().listShippingMethods({}, call()));
      const turn = methods.find(({ source_id }) => source_id === offer.source)?.turns?.[0];
      expect(turn?.day).toBe(offer.from);
      const base = await orderFor(cartToken);
      const at = (time: string) => ({
        ...base,
        addressInformation: { ...base.addressInformation, shipping_times: [{ day: offer.from, time }] },
      });
      expect(refusalOf(await ask().placeOrder(at("00:01"), call()))).toMatchObject({
        code: "turn_unavailable",
        details: { way: "shipping", day: offer.from, time: "00:01", from: turn?.from, to: turn?.to },
      });
      const placed = valueOf(await ask().placeOrder(at(turn?.from ?? ""), call()));
      const order = valueOf(await ask().getOrder({ id: placed.order_id }, shop.call()));
      expect(order.shipping_times).toEqual([{ day: offer.from, time: turn?.from }]);
      valueOf(await ask().cancelOrder({ id: placed.order_id }, shop.call()));
    });

    test("a file that was bought is handed out when it is paid, and to nobody without the order", async () => {
      const { cartToken, call } = await openCart();
      const { guide: sku } = shop;
      const bought = { ...wish(), sku };
      valueOf(await ask().updateCartItem({ cartItem: bought }, call()));
      const base = await orderFor(cartToken);
      const [payment] = valueOf(await ask().listPaymentMethods({}, call()));
      const body = {
        ...base,
        products: base.products.map((line) => ({ ...line, sku })),
        addressInformation: { ...base.addressInformation, payment_method_code: payment?.code ?? "" },
      };
      const { order_id: id, increment_id } = valueOf(await ask().placeOrder(body, call()));
      const lines = async () => valueOf(await ask().getOrder({ id }, shop.call())).lines;
      expect(await lines()).toMatchObject([{ sku, kind: "download", deposit: 0, downloads: [] }]);
      await shop.pay(increment_id);
      const [file = ""] = (await lines())[0]?.downloads ?? [];
      const taken = valueOf(await ask().getDownload({ id, sku, file }, shop.call()));
      expect([taken.name, Buffer.from(taken.content, "base64").length > 0]).toEqual([file, true]);
      for (const other of [{ id: randomUUID() }, { sku: offer.sku }, { file: `../${file}` }])
        expect(refusalOf(await ask().getDownload({ id, sku, file, ...other }, shop.call())).code).toBe("not_found");
    });

    test("a company is found by its number, also without its zeros; one that is unknown is null", async () => {
      const { company } = shop;
      const find = (id: string, country = company.country_id) => ask().findCompany({ country, id }, shop.call());
      expect(valueOf(await find(company.company_id))).toEqual(company);
      expect(valueOf(await find(company.company_id.replace(/^0+/u, "")))).toEqual(company);
      for (const id of ["68407700", "68407701", "", "\u0660"]) expect(valueOf(await find(id))).toBeNull();
      expect(refusalOf(await find(company.company_id, "cz")).code).toBe("invalid_input");
    });

    test.each(["too_late", "notice_needed", "rent_length", "start_day", "off_season"] as const)(
      "%s: cart, order and what is said beforehand refuse alike, with the same facts, and nothing is kept",
      async (code) => {
        const { rent, details } = shop.refused[code];
        const { cartToken, call } = await openCart();
        expect(refusalOf(await ask().updateCartItem({ cartItem: rent }, call()))).toMatchObject({ code, details });
        expect(valueOf(await ask().pullCart({}, call())).items).toEqual([]);
        const body = orderOf([rent], { cart_id: cartToken });
        const refused = refusalOf(await ask().placeOrder(body, call()));
        expect(refused).toMatchObject({ code, details: { ...details, line: 0 } });
        expect(refusalOf(await ask().getOrder({ id: body.order_id }, shop.call())).code).toBe("order_not_found");
        // So many units at once are a matter of the cart, not of a day.
        if (code === "notice_needed") return;
        const { sku, from: dateFrom, to: dateTo, source } = rent;
        const { sources } = valueOf(await ask().checkVariants({ sku, dateFrom, dateTo }, shop.call()));
        expect(sources.find(({ id }) => id === source)?.refused).toMatchObject({ code, details });
        expect(valueOf(await ask().checkStock({ sku, dateFrom, dateTo, source }, shop.call())).is_in_stock).toBe(false);
      },
    );

    test.each(["outside_zone", "carrier_refuses"] as const)(
      "%s: an order that a carrier can't bring is refused, and can be fetched",
      async (code) => {
        const { rent, carrier, details } = shop.refused[code];
        const { postcode = "", ...way } = carrier ?? {};
        const body = orderOf([rent]);
        const shippingAddress = { ...body.addressInformation.billingAddress, postcode };
        const brought = { ...body, addressInformation: { ...body.addressInformation, ...way, shippingAddress } };
        expect(refusalOf(await ask().placeOrder(brought, shop.call()))).toMatchObject({
          code,
          details: { way: "shipping", ...details },
        });
        const fetched = valueOf(await ask().placeOrder(body, shop.call()));
        valueOf(await ask().cancelOrder({ id: fetched.order_id }, shop.call()));
      },
    );

    test("an account: opened once, entered by its password, renewed by each token once, left for good", async () => {
      const email = `jana.${randomUUID()}@example.com`;
      const [firstname, lastname, password] = ["Jana", "Nová", "sjezd-po-sedmé"];
      const customer = { email, firstname, lastname };
      const create = () => ask().createCustomer({ customer, password }, shop.call());
      const created = valueOf(await create());
      expect(created).toMatchObject(customer);
      expect(refusalOf(await create()).code).toBe("customer_exists");
      const common = await ask().createCustomer({ customer, password: "Password1" }, shop.call());
      expect(refusalOf(common).code).toBe("password_leaked");

      const enter = (username: string, word: string) => ask().login({ username, password: word }, shop.call());
      const refused = refusalOf(await enter(email, "jiné heslo"));
      expect(refused).toEqual(refusalOf(await enter(`nikdo.${email}`, password)));
      expect(refused.code).toBe("login_failed");
      const entered = await enter(email.toUpperCase(), password);
      const me = (customerToken?: string) => ask().getMe({}, shop.call({ customerToken }));
      expect(valueOf(await me(valueOf(entered)))).toEqual(created);
      for (const token of [undefined, "nobody's"]) expect(refusalOf(await me(token)).code).toBe("login_required");

      const { id: _id, email: _email, created_at: _at, ...profile } = created;
      const changes = { ...profile, telephone: "603 123 456", postcode: "60200", country_id: tax.defaultCountry };
      const tell = (userProfile: typeof profile, customerToken?: string) =>
        ask().updateMe({ userProfile }, shop.call({ customerToken }));
      expect(refusalOf(await tell(changes)).code).toBe("login_required");
      const wrong = refusalOf(await tell({ ...changes, postcode: "6020" }, valueOf(entered)));
      expect(wrong).toMatchObject({ code: "invalid_input", errors: [{ path: "userProfile.postcode" }] });
      const told = valueOf(await tell(changes, valueOf(entered)));
      expect(told).toEqual({ ...created, ...changes, telephone: "+420603123456", postcode: "602 00" });
      expect(valueOf(await me(valueOf(entered)))).toEqual(told);
      const clash = await ask().updateMe(
        { userProfile: { ...changes, telephone: "608 123 456" }, known: profile, user_id: String(created.id) },
        shop.call({ customerToken: valueOf(entered) }),
      );
      expect(refusalOf(clash)).toMatchObject({ code: "profile_changed", details: { parts: ["telephone"] } });
      expect(valueOf(await tell(profile, valueOf(entered)))).toEqual(created);

      const renew = (refreshToken?: string) => ask().refreshSession({ refreshToken }, shop.call());
      const renewed = await renew(entered.ok ? entered.meta.refreshToken : undefined);
      expect(valueOf(await me(valueOf(renewed)))).toEqual(created);
      expect(refusalOf(await renew("nobody's")).code).toBe("login_required");
      expect(refusalOf(await renew()).code).toBe("login_required");

      const inside = shop.call({ customerToken: valueOf(renewed) });
      const change = (currentPassword: string, newPassword: string) =>
        ask().changePassword({ currentPassword, newPassword }, inside);
      expect(refusalOf(await change("jiné heslo", "nové-heslo-7")).code).toBe("password_wrong");
      expect(refusalOf(await change(password, "12345678")).code).toBe("password_leaked");
      const changed = valueOf(await change(password, "nové-heslo-7"));
      expect(refusalOf(await me(valueOf(renewed))).code).toBe("login_required");
      expect(refusalOf(await enter(email, password)).code).toBe("login_failed");
      expect(valueOf(await me(changed))).toEqual(created);

      for (const address of [email, `nikdo.${email}`])
        expect(valueOf(await ask().resetPassword({ email: address }, shop.call()))).toBe(true);
      expect(valueOf(await ask().checkResetToken({ token: "nobody's" }, shop.call()))).toBe(false);
      const set = await ask().confirmResetPassword({ token: "nobody's", password: "nové-heslo-7" }, shop.call());
      expect(refusalOf(set).code).toBe("reset_invalid");
      const leave = (password: string) => ask().deleteMe({ password }, shop.call({ customerToken: changed }));
      expect(valueOf(await ask().exportMe({}, shop.call({ customerToken: changed })))).toMatchObject({
        ...{ customer: created, loyalty_card: null, orders: [], reviews: [], newsletter: [] },
      });
      expect(refusalOf(await leave("jiné heslo")).code).toBe("password_wrong");
      expect(valueOf(await leave("nové-heslo-7"))).toBe(true);
      expect(valueOf(await ask().logout({}, shop.call({ customerToken: changed })))).toBe(true);
      expect(refusalOf(await me(changed)).code).toBe("login_required");
    });

    test("a cart that nobody has, and what the contract does not allow, are refused", async () => {
      for (const cartToken of [undefined, "0".repeat(64)])
        expect(refusalOf(await ask().pullCart({}, shop.call({ cartToken }))).code).toBe("cart_not_found");
      expect(refusalOf(await ask().getProduct({ sku: "a\0b" }, shop.call())).code).toBe("invalid_input");
      expect(refusalOf(await ask().listProducts({ search: "\ud800" }, shop.call())).code).toBe("invalid_input");
      const { call } = await openCart();
      const nothing = refusalOf(await ask().updateCartItem({ cartItem: { ...wish(), qty: 1.5 } }, call()));
      expect(nothing).toMatchObject({ code: "invalid_input", errors: [{ path: "cartItem.qty" }] });
    });
  });
}
