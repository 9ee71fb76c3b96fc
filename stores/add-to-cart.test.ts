import { aLine } from "./testing/harness";

const mockSend = jest.fn();
jest.mock("./runtime", () => ({ sendCommand: (...command: unknown[]) => mockSend(...command) }));

const added = { outcome: "added", key: "k", dropped: false };

/** The page's modules, with the code of notices as far away as the cart's may be. */
async function load({ fetched = true } = {}) {
  jest.resetModules();
  jest.doMock("./cart-notices", () => {
    if (!fetched) throw new Error("ChunkLoadError");
    return jest.requireActual("./cart-notices");
  });
  const [{ addToCart }, { notifications }] = await Promise.all([import("./add-to-cart"), import("./notifications")]);
  return { addToCart, told: () => notifications.store.getState().list.map(({ code }) => code) };
}

beforeEach(() => mockSend.mockReset().mockResolvedValue(added));

test("what the cart took is told once", async () => {
  const { addToCart, told } = await load();
  expect(await addToCart(aLine("SK-170"))).toEqual(added);
  expect(told()).toEqual(["added"]);
});

test("what is kept until the cart's code can be fetched is told as what nobody has checked yet", async () => {
  const { addToCart, told } = await load({ fetched: false });
  expect(await addToCart(aLine("SK-170"))).toEqual(added);
  expect(told()).toEqual(["volatile"]);
});

test("where the page says itself what was added, a notice tells only what it does not say", async () => {
  const { addToCart, told } = await load();
  await addToCart(aLine("SK-170"), true);
  expect(told()).toEqual([]);
  mockSend.mockResolvedValue({ ...added, outcome: "other_source" });
  await addToCart(aLine("SK-170"), true);
  expect(told()).toEqual(["other_source"]);
});

test("what could not even be kept has failed, and is left to the page to say", async () => {
  mockSend.mockRejectedValue(new Error("ChunkLoadError"));
  const { addToCart, told } = await load({ fetched: false });
  expect(await addToCart(aLine("SK-170"))).toMatchObject({ outcome: "failed", key: null });
  expect(told()).toEqual([]);
});
