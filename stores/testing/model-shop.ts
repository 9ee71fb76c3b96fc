import type { ApiClient, CallError, CallResult } from "@/lib/api";
import { refuse } from "@/lib/contract/errors";
import {
  type AdditionalService,
  encode,
  endpoints,
  type Cart,
  type CartItem,
  type Endpoint,
  type ErrorCode,
  type InputOf,
  type PlacedOrder,
  type Profile,
  type UnmergedLine,
} from "@/lib/contract";
import { choicesOf, chooseServices } from "@/lib/domain/additional-services";
import { lineKey } from "@/lib/domain/cart-line";
import { mergeProfile } from "@/lib/domain/profile";

/**
 * What goes wrong with one request. `lost`: it never arrives; `reply_lost`: done, but the answer is lost;
 * `late`: it arrives after the next one; `hang*`: nothing comes back until the tab is closed.
 */
export type Fault =
  "none" | "lost" | "reply_lost" | "late" | "busy" | "broken" | "hang" | "hang_after" | "forgets_carts";

type Input = Record<string, unknown>;
type Options = { cartToken?: string | null; idempotencyKey?: string };
type Answer = CallResult<unknown>;

const refusal = (code: ErrorCode, transport = false): { ok: false; error: CallError } => ({
  ok: false,
  error: { ...refuse(code, code).error, transport },
});

/** Branches of each shop; language views are the same shop as the one they extend. */
const branches: Record<string, readonly string[]> = {
  main: ["praha", "brno"],
  en: ["praha", "brno"],
  skibike: ["vrchlabi"],
};

/**
 * The shop's side with its real promises: absolute quantities by line identity (else by `item_id`, which moves the
 * line), one order for one id.
 */
export class ModelShop {
  carts = new Map<string, Map<string, CartItem>>();
  orders = new Map<string, { body: string; order: PlacedOrder; products: InputOf<"placeOrder">["products"] }>();
  calls: { name: string; input: Input; key: string | undefined; storeCode: string }[] = [];
  faults: Fault[] = [];
  subscribers = new Set<string>();
  reviews = new Map<string, InputOf<"createReview">["review"]>();
  /** Units of each sku; everything else is plentiful. */
  stock = new Map<string, number>();
  /** Units of "sku source"; everything else is plentiful. */
  stockAt = new Map<string, number>();
  /** First days of "sku day" on which nothing of it is free. */
  takenOn = new Set<string>();
  /** Whether a whole cart says how many are free of what nothing is kept for. */
  saysFree = true;
  /** What can be had with everything. */
  services: AdditionalService[] = [];
  /** How many times it wants to know who asks before it opens a cart. */
  wantsLogin = 0;
  isLoggedIn = false;
  /** Whose login it is, and what their account says. */
  customer = "7";
  profile: Profile = {
    ...{ firstname: "Jana", lastname: "Nová", telephone: "+420603123456", company: "", company_id: "", vat_id: "" },
    ...{ street: [], city: "", postcode: "", country_id: "" },
  };
  customersCart: string | null = null;
  unmerged: UnmergedLine[] = [];
  refuseOrders: ErrorCode | null = null;
  /** Endpoints that break whatever they are asked. */
  broken = new Set<string>();
  private delayed: (() => void)[] = [];
  private serial = 0;
  private hung: (() => void)[] = [];

  readonly api = (storeCode: string): ApiClient => ({
    call: async (name, input, options) => {
      // As the real client: what the contract does not take never leaves the device.
      const wire = encode((endpoints[name] as Endpoint).input, input);
      if (!wire.ok) return { ok: false, error: { ...wire.error, transport: false } };
      return (await this.receive(storeCode, name, input, options ?? {})) as never;
    },
  });

  /** Settles when a request begins to hang. */
  whenHung(): Promise<void> {
    return new Promise((resolve) => this.hung.push(resolve));
  }

  /** What was on its way to it is gone; what it has written stays. */
  restart(): void {
    this.delayed = [];
    this.faults = ["lost"];
  }

  /** The login on this device is ended: its token opens the account's cart no more, which is kept elsewhere. */
  endLogin(token: string): void {
    const cart = this.carts.get(token);
    this.carts.delete(token);
    this.customersCart = `${token}-elsewhere`;
    this.carts.set(this.customersCart, cart ?? new Map());
    this.isLoggedIn = false;
  }

  /** Lines of every cart that holds something, without the ids that only the server knows. */
  heldLines(): { key: string; qty: number }[] {
    return [...this.carts.values()]
      .flatMap((cart) => [...cart.values()].map((item) => ({ key: lineKey(item), qty: item.qty })))
      .sort((a, b) => a.key.localeCompare(b.key));
  }

  private async receive(storeCode: string, name: string, input: Input, options: Options): Promise<Answer> {
    this.calls.push({ name, input, key: options.idempotencyKey, storeCode });
    const fault = this.faults.shift() ?? "none";
    if (fault === "lost") return refusal("unavailable", true);
    if (fault === "busy") return refusal("unavailable");
    if (fault === "broken" || this.broken.has(name)) return refusal("internal");
    if (fault === "late") {
      this.delayed.push(() => this.handle(storeCode, name, input, options));
      return refusal("unavailable", true);
    }
    if (fault === "hang") return this.hang();
    if (fault === "forgets_carts") this.carts.clear();
    const answer = this.handle(storeCode, name, input, options);
    for (const arrive of this.delayed.splice(0)) arrive();
    if (fault === "hang_after") return this.hang();
    return fault === "reply_lost" ? refusal("unavailable", true) : answer;
  }

  private hang(): Promise<never> {
    for (const tell of this.hung.splice(0)) tell();
    return new Promise(() => undefined);
  }

  private handle(storeCode: string, name: string, input: Input, { cartToken }: Options): Answer {
    if (name === "createCart" && this.wantsLogin > 0) {
      this.wantsLogin -= 1;
      return refusal("login_required");
    }
    if (name === "createCart") {
      const token = `cart-${(this.serial += 1)}`;
      this.carts.set(token, new Map());
      return { ok: true, value: token };
    }
    if (name === "connectCart") return this.connect(cartToken ?? "", (input as InputOf<"connectCart">).copied);
    if (name === "createReview") {
      const { review } = input as InputOf<"createReview">;
      if (review.sku === "GONE") return refusal("product_not_found");
      this.reviews.set(review.review_id, review);
      return { ok: true, value: { state: "waiting" } };
    }
    if (name === "updateMe") return this.updateMe(input as InputOf<"updateMe">);
    if (name === "subscribeNewsletter") {
      const { email } = input as InputOf<"subscribeNewsletter">;
      if (email.startsWith("gone")) return refusal("invalid_input");
      this.subscribers.add(email);
      return { ok: true, value: "confirmation_sent" };
    }
    if (name === "placeOrder" && input.user_id && !this.isLoggedIn) return refusal("login_required");
    if (name === "placeOrder") return this.placeOrder(storeCode, input as InputOf<"placeOrder">);
    if (name === "getOrder") {
      const known = this.orders.get(String(input.id));
      return known ? { ok: true, value: { ...known.order, lines: known.products } } : refusal("order_not_found");
    }
    const cart = this.carts.get(cartToken ?? "");
    if (name === "checkStock") return { ok: true, value: this.stockOf((input as InputOf<"checkStock">).sku, cart) };
    if (name === "listStock")
      return { ok: true, value: { items: (input as InputOf<"listStock">).skus.map((sku) => this.stockOf(sku, cart)) } };
    if (!cart) return refusal("cart_not_found");
    if (name === "updateCartItem") {
      const { cartItem } = input as InputOf<"updateCartItem">;
      return branches[storeCode]?.includes(cartItem.source) ? this.update(cart, cartItem) : refusal("invalid_input");
    }
    if (name === "setAdditionalServices") this.setServices(cart, input as InputOf<"setAdditionalServices">);
    if (name === "deleteCartItem") return { ok: true, value: this.remove(cart, input.cartItem as CartItem) };
    if (name === "moveCart") {
      const { source, anyway } = input as InputOf<"moveCart">;
      const lacking = [...cart.values()].filter(
        ({ sku, qty }) => (this.stockAt.get(`${sku} ${source}`) ?? 1_000) < qty,
      );
      if (lacking.length > 0 && !anyway)
        return {
          ok: false,
          error: {
            ...refuse("not_at_source", "lacks", { details: { source, skus: lacking.map(({ sku }) => sku) } }).error,
            transport: false,
          },
        };
      const moved = [...cart.values()].map((item) => ({
        ...item,
        source,
        hold_expires_at: lacking.includes(item) ? null : item.hold_expires_at,
      }));
      cart.clear();
      for (const item of moved) cart.set(lineKey(item), item);
    }
    if (name === "moveDays") this.moveDays(cart, input as InputOf<"moveDays">);
    const [first] = cart.values();
    const whole: Cart = {
      items: [...cart.values()].map((item) => this.told(item, cart)),
      source: first ? { id: first.source, name: first.source } : null,
    };
    return { ok: true, value: whole };
  }

  private updateMe({ userProfile, known, user_id: whose }: InputOf<"updateMe">): Answer {
    if (!this.isLoggedIn || whose !== this.customer) return refusal("login_required");
    const { profile, clashes } = mergeProfile(known ?? this.profile, userProfile, this.profile);
    if (clashes.length > 0) return refusal("profile_changed");
    this.profile = profile;
    return { ok: true, value: profile };
  }

  /** Of somebody who is logged in: what their other cart holds comes into the caller's, which both tokens open then. */
  private connect(asked: string, copied = false): Answer {
    if (!this.isLoggedIn) return refusal("login_required");
    const own = this.carts.get(asked) ?? new Map<string, CartItem>();
    const token = this.carts.has(asked) ? asked : `cart-${(this.serial += 1)}`;
    const other = this.carts.get(this.customersCart ?? "");
    if (other && other !== own)
      for (const [key, item] of other) {
        const { qty: here } = own.get(key) ?? { qty: 0 };
        own.set(key, { ...item, qty: here > 0 && copied ? here : item.qty + here });
      }
    for (const known of [token, this.customersCart]) if (known !== null) this.carts.set(known, own);
    this.customersCart = token;
    return { ok: true, value: { token, unmerged: this.unmerged } };
  }

  /** As ours answers a whole cart; a shop that knows nothing of it is asked about each line. */
  private told(item: CartItem, cart: Map<string, CartItem>): CartItem {
    const free = () => Math.max(0, this.stockOf(item.sku, cart).qty);
    return this.saysFree && item.hold_expires_at === null ? { ...item, free: free() } : item;
  }

  private stockOf(sku: string, own: Map<string, CartItem> | undefined) {
    const taken = [...this.carts.values()]
      .flatMap((cart) => (cart === own ? [] : [...cart.values()]))
      .reduce((sum, item) => sum + (item.sku === sku ? item.qty : 0), 0);
    return { sku, product_sku: sku, qty: (this.stock.get(sku) ?? 1_000) - taken };
  }

  private moveDays(cart: Map<string, CartItem>, { from, to }: InputOf<"moveDays">): void {
    for (const item of [...cart.values()]) {
      const moved = { ...item, from, to };
      if (this.takenOn.has(`${item.sku} ${from}`) || cart.has(lineKey(moved))) continue;
      cart.delete(lineKey(item));
      cart.set(lineKey(moved), moved);
    }
  }

  private update(cart: Map<string, CartItem>, wanted: InputOf<"updateCartItem">["cartItem"]): Answer {
    const key = lineKey(wanted);
    const qty = Number(wanted.qty);
    const edited = [...cart.values()].find((item) => item.item_id === wanted.item_id);
    const others = [...this.carts.values()]
      .flatMap((other) => [...other.values()])
      .filter((item) => item.sku === wanted.sku && item !== cart.get(key) && item !== edited);
    const free = (this.stock.get(wanted.sku) ?? 1_000) - others.reduce((sum, item) => sum + item.qty, 0);
    if (this.takenOn.has(`${wanted.sku} ${wanted.from}`)) return refusal("out_of_stock");
    if (qty > Math.min(free, this.stockAt.get(`${wanted.sku} ${wanted.source}`) ?? free))
      return refusal("out_of_stock");
    const item: CartItem = {
      item_id: cart.get(key)?.item_id ?? edited?.item_id ?? `item-${(this.serial += 1)}`,
      quote_id: "q",
      sku: wanted.sku,
      parent_sku: wanted.sku,
      qty,
      name: wanted.sku,
      product_type: "simple",
      product_option: {
        extension_attributes: { custom_options: [], configurable_item_options: [], bundle_options: [] },
      },
      from: wanted.from,
      to: wanted.to,
      source: wanted.source,
      charged_by: "day",
      problem: null,
      price_incl_tax: 87_000,
      price_per_day: 29_000,
      deposit: 200_000,
      additional_services: chooseServices(
        this.services,
        wanted.additional_services?.map(({ code, selected_option = null }) => ({ code, selected_option })) ??
          choicesOf((cart.get(key) ?? edited)?.additional_services),
      ),
      image: null,
      options: [],
      url_path: null,
      slug: "lyze",
      hold_expires_at: "2027-01-10T10:30:00.000Z",
    };
    if (edited) cart.delete(lineKey(edited));
    cart.set(key, item);
    return { ok: true, value: item };
  }

  private setServices(cart: Map<string, CartItem>, { additionalServices }: InputOf<"setAdditionalServices">): void {
    for (const [key, item] of cart) {
      const named = additionalServices.services.filter(({ item_id }) => item_id === item.item_id);
      const kept = choicesOf(item.additional_services).filter(({ code }) => !named.some((each) => each.code === code));
      const chosen = named.filter(({ isActive }) => isActive !== false);
      const wished = chosen.map(({ code, selected_option = null }) => ({ code, selected_option }));
      cart.set(key, { ...item, additional_services: chooseServices(this.services, [...kept, ...wished]) });
    }
  }

  private remove(cart: Map<string, CartItem>, named: CartItem): boolean {
    const byId = [...cart.values()].find((item) => item.item_id === named.item_id);
    return cart.delete(lineKey(byId ?? named));
  }

  private placeOrder(storeCode: string, body: InputOf<"placeOrder">): Answer {
    if (body.store_code !== storeCode) return refusal("invalid_input");
    // As the real one: measurements tell no two orders apart.
    const text = JSON.stringify(body, (key, value: unknown) => (key === "biometric_data" ? undefined : value));
    const known = this.orders.get(body.order_id);
    if (known) return known.body === text ? { ok: true, value: known.order } : refusal("order_conflict");
    if (this.refuseOrders) return refusal(this.refuseOrders);
    const order: PlacedOrder = {
      order_id: body.order_id,
      increment_id: `S${this.orders.size + 1}`,
      status: "confirmed",
      grand_total: 0,
      deposit: 0,
      payment_gateway: null,
    };
    this.orders.set(body.order_id, { body: text, order, products: body.products });
    const cart = this.carts.get(body.cart_id ?? "");
    for (const product of body.products) cart?.delete(lineKey(product));
    return { ok: true, value: order };
  }
}
