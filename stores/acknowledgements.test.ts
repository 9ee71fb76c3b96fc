import * as acknowledgements from "./acknowledgements";

const { acknowledge, acknowledgementOf } = acknowledgements;

const NOW = new Date("2027-01-10T08:00:00Z");
const entry = { code: "terms-read", value: 3, description: "Terms of 2027" };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test("what was taken note of is known after a reload, with when, what and why", () => {
  expect(acknowledgementOf("terms-read")).toBeNull();
  expect(acknowledge(entry, NOW)).toBe(true);
  // A reload reads what the browser has kept, and nothing else.
  jest.isolateModules(() => {
    const again = jest.requireActual<typeof acknowledgements>("./acknowledgements");
    expect(again.acknowledgementOf("terms-read")).toEqual({ ...entry, created_at: "2027-01-10T08:00:00.000Z" });
  });
});

test("the last word on a code stands, and leaves others alone", () => {
  acknowledge(entry, NOW);
  acknowledge({ code: "newsletter", value: true, description: "offered" }, NOW);
  acknowledge({ ...entry, value: 4 }, new Date("2027-02-01T08:00:00Z"));
  expect(acknowledgementOf("terms-read")).toMatchObject({ value: 4, created_at: "2027-02-01T08:00:00.000Z" });
  expect(acknowledgementOf("newsletter")?.value).toBe(true);
});

test.each(["{", '"x"', "[1, null]", '[{"code": "terms-read"}]'])(
  "of %s nothing is known, and nothing breaks",
  (text) => {
    localStorage.setItem("sezona.acknowledgements", text);
    expect(acknowledgementOf("terms-read")).toBeNull();
    expect(acknowledge(entry, NOW)).toBe(true);
    expect(acknowledgementOf("terms-read")?.value).toBe(3);
  },
);

test("a browser that keeps nothing says so", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(acknowledge(entry, NOW)).toBe(false);
});
