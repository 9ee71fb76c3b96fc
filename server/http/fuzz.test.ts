import fc from "fast-check";
import type { Hono } from "hono";
import { buildRequest } from "@/lib/api/request";
import { type Endpoint, type EndpointName, endpoints } from "@/lib/contract";
import { errorCatalogue, errorEnvelopeSchema } from "@/lib/contract/errors";
import { encode } from "@/lib/contract/parse";
import { refusalsOf } from "@/lib/contract/refusals";
import { inside, type Likely } from "@/lib/contract/testing/arbitrary";
import { testApi } from "@/server/testing/api";
import { openTestShop, type TestShop, valueOf } from "@/server/testing/shop";
import { claimErrors, counterErrors, openShopper } from "@/server/testing/shopper";

/* Requests made from the schemas of the contract: what they allow, and what they don't. None may break the shop. */

/** So many of each kind for each endpoint; SEZONA_ENDURANCE=fuzz gives the whole proof, the other is for every day. */
const isLong = process.env.SEZONA_ENDURANCE === "fuzz";
const RUNS = isLong ? 5_000 : 8;
if (isLong) jest.setTimeout(3_600_000);
const SHAPE = { baseUrl: "http://shop.test/api", headers: {}, tokenPlace: "header" } as const;

let shop: TestShop;
let api: Hono;
let cartToken: string;
let customerToken: string;
beforeAll(async () => {
  shop = await openTestShop();
  api = testApi(shop);
  cartToken = (await openShopper(shop)).token;
  const [email, password] = ["jana@example.com", "sjezd-po-sedmé"];
  const customer = { email, firstname: "Jana", lastname: "Nová" };
  valueOf(await shop.port.createCustomer({ customer, password }, shop.context()));
  customerToken = valueOf(await shop.port.login({ username: email, password }, shop.context()));
});
// Nothing is half written: what is counted is what is claimed.
afterEach(async () => expect([await counterErrors(shop), await claimErrors(shop)]).toEqual([[], []]));
afterAll(() => shop.close());

const day = fc.integer({ min: 1, max: 28 }).map((date) => `2027-02-${String(date).padStart(2, "0")}`);
const sku = fc.constantFrom("SKI-1", "SKI-1-170", "BOOTS", "HELMET", "SET", "GROUP", "VOUCHER", "HIDDEN");
/** Without these nearly every call would end at "no such product". */
const likely: Likely = {
  ...Object.fromEntries(["from", "to", "dateFrom", "dateTo"].map((name) => [name, day])),
  sku,
  skus: fc.array(sku, { minLength: 1, maxLength: 3 }),
  source: fc.constantFrom("praha", "brno"),
  attribute: fc.constantFrom("sku", "price", "brand", "category_ids", "created_at", "constructor", "__proto__"),
  categoryId: fc.constantFrom(69, 70, 71),
  qty: fc.integer({ min: 1, max: 3 }),
};

const table = Object.entries(endpoints as Record<string, Endpoint>);
type Wire = Record<string, unknown>;
const wiresOf = (definition: Endpoint): fc.Arbitrary<Wire> =>
  inside(definition.input, likely).map((value) => {
    const wire = encode(definition.input, value);
    if (!wire.ok) throw new Error(wire.error.message);
    return wire.value as Wire;
  });

/** How many answers had which status, by what was sent. */
const statuses = { allowed: new Map<number, number>(), refused: new Map<number, number>() };
const count = (kind: keyof typeof statuses, status: number) =>
  statuses[kind].set(status, (statuses[kind].get(status) ?? 0) + 1);

/** Whatever comes back is what the documents of that endpoint promise. */
async function expectDocumented(name: string, request: Request): Promise<number> {
  const answer = await api.request(request);
  const body = (await answer.json()) as { code?: unknown };
  if (answer.status !== 200) {
    const envelope = errorEnvelopeSchema.parse(body);
    if (typeof envelope.result === "string") throw new Error("a refusal without a code");
    const code = envelope.result.error_code;
    expect([envelope.code, code && errorCatalogue[code].status]).toEqual([answer.status, answer.status]);
    expect(refusalsOf(name as EndpointName)).toContain(code);
  }
  expect(answer.status).toBeLessThan(500);
  return answer.status;
}

const requestOf = (name: string, input: Wire): Request => {
  const definition = (endpoints as Record<string, Endpoint>)[name];
  if (!definition) throw new Error(`there is no ${name}`);
  // Logged in, so that more is reached than a refusal; that login is to last.
  const tokens = name === "logout" ? { cartToken } : { cartToken, customerToken };
  const { url, init } = buildRequest(definition, input, SHAPE, tokens);
  return new Request(url, init);
};

test.each(table)("%s answers what is allowed, or refuses as documented", async (name, definition) => {
  await fc.assert(
    fc.asyncProperty(wiresOf(definition), async (input) => {
      count("allowed", await expectDocumented(name, requestOf(name, input)));
    }),
    { numRuns: RUNS },
  );
  expect((await shop.port.getMe({}, shop.context({ customerToken }))).ok).toBe(true);
});

const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const NASTY: unknown[] = [
  ...[null, "", [], {}, true, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31), "0x10", "1e9", "NaN", " 1 "],
  ...["\0", "a\0b", "\ud800", "\udfff x", "𐏿", "%", "%00", "' OR 1=1 --", "x".repeat(10_000)],
  ...["-200000-01-01", "9999-12-31", "0000-00-00", "2027-02-30", "__proto__", "constructor", "toString"],
  Array.from({ length: 4_000 }, () => 0),
  { eq: { eq: {} } },
];
const NAMES = ["toString", "valueOf", "hasOwnProperty", "__defineGetter__", "constructor", "__proto__", "length", "\0"];

/** Sets one place of a document, or a new one, to something that nobody expects there. */
function spoil(input: Record<string, unknown>, steps: readonly number[], nasty: unknown, name: string | null) {
  const spoilt = structuredClone(input);
  let place: Record<string, unknown> = spoilt;
  for (const step of steps) {
    const inner = Object.values(place).filter((value) => typeof value === "object" && value !== null);
    const next = inner[step % Math.max(inner.length, 1)] as Record<string, unknown> | undefined;
    if (next) place = next;
  }
  const keys = Object.keys(place);
  // The length of a list can't be anything else.
  const free = Array.isArray(place) && name === "length" ? null : name;
  const key = free ?? keys[(steps[0] ?? 0) % Math.max(keys.length, 1)] ?? "more";
  Object.defineProperty(place, key, { value: nasty, enumerable: true, configurable: true, writable: true });
  return spoilt;
}

test.each(table)("%s refuses clearly what is not, and breaks nothing", async (name, definition) => {
  await fc.assert(
    fc.asyncProperty(
      wiresOf(definition),
      fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...NASTY),
      fc.option(fc.constantFrom(...NAMES)),
      async (input, steps, nasty, property) => {
        const request = requestOf(name, spoil(input, steps, nasty, property));
        // With nothing between two slashes it is no address of this endpoint.
        fc.pre(!new URL(request.url).pathname.includes("//"));
        count("refused", await expectDocumented(name, request));
      },
    ),
    { numRuns: RUNS },
  );
});

test("requests that all fail would prove little", () => {
  const share = (kind: keyof typeof statuses, isMeant: (status: number) => boolean) =>
    [...statuses[kind]].reduce((sum, [status, times]) => sum + (isMeant(status) ? times : 0), 0) / table.length / RUNS;
  if (isLong)
    for (const kind of ["allowed", "refused"] as const)
      process.stdout.write(
        `${table.length} endpoints × ${RUNS}, ${kind}: ${JSON.stringify(Object.fromEntries(statuses[kind]))}\n`,
      );
  expect(share("allowed", (status) => status === 200)).toBeGreaterThan(0.1);
  expect(share("refused", (status) => status === 400)).toBeGreaterThan(0.1);
});

test.each(table)(
  "%s stands every name that an object has by nature, and a document without end",
  async (name, definition) => {
    for (const property of NAMES) {
      const url = `http://shop.test/api/${definition.path}?${encodeURIComponent(property)}=1`;
      const init = definition.method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
      await expectDocumented(name, new Request(url, { method: definition.method, ...init }));
    }
    if (definition.method === "GET") return;
    const deep = new Request(`http://shop.test/api/${definition.path}`, {
      method: definition.method,
      body: `{"cartItem":${nested(20_000)}}`,
      headers: { "content-type": "application/json" },
    });
    expect(await expectDocumented(name, deep)).toBe(400);
  },
);
