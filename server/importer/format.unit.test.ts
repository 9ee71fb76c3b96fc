import { pickupPointSchema } from "@/lib/contract";
import { MAX_CLOSED_DAYS, MAX_OPENING_HOURS } from "@/lib/contract/limits";
import { addDays } from "@/lib/domain/days";
import {
  MAX_AMOUNT,
  MAX_NAME,
  MAX_PRICE_PER_DAY,
  MAX_RECORD_DEPTH,
  MAX_SERVICE_PRICE,
  MAX_SIZES,
  MAX_TEXT,
  MAX_TURNAROUND_DAYS,
} from "@/lib/limits";
import { crowns, longText, name } from "./fields";
import { pickupPointRecord, productRecord } from "./format";
import { unstorableIn } from "./storable";

const point = (hours: number, days: number) => ({
  ...{ carrier: "box", id: "p-1", name: "Trafika", street: "Polní 12", city: "Praha", postcode: "170 00" },
  ...{ latitude: 50.1, longitude: 14.4 },
  opening_hours: Array.from({ length: hours }, (_, span) => ({
    weekday: (span % 7) + 1,
    ...(span < 7 ? { opens: "08:00", closes: "12:00" } : { opens: "13:00", closes: "18:00" }),
  })),
  closed_days: Array.from({ length: days }, (_, day) => addDays("2027-01-01", day)),
});

test.each([
  ["hours", MAX_OPENING_HOURS, 0, true],
  ["hours", MAX_OPENING_HOURS + 1, 0, false],
  ["closed days", 0, MAX_CLOSED_DAYS, true],
  ["closed days", 0, MAX_CLOSED_DAYS + 1, false],
])("%s of a parcel point are bounded alike in the import and on the wire: %i, %i", (_, hours, days, isTaken) => {
  expect(pickupPointRecord.safeParse(point(hours, days)).success).toBe(isTaken);
  expect(pickupPointSchema.safeParse(point(hours, days)).success).toBe(isTaken);
});

const turnaround = productRecord.shape.turnaround_days;
const sizes = (count: number) =>
  Array.from({ length: count }, (_, size) => ({ sku: `S-${size}`, options: { size: String(size) } }));
const nested = (depth: number): unknown => (depth === 0 ? "text" : { inner: nested(depth - 1) });

describe("what an owner's files may hold", () => {
  test.each([
    ["a rent", crowns(MAX_PRICE_PER_DAY), MAX_PRICE_PER_DAY, MAX_PRICE_PER_DAY + 0.01],
    ["a deposit", crowns(MAX_AMOUNT), MAX_AMOUNT, MAX_AMOUNT + 1],
    ["a service's price", crowns(MAX_SERVICE_PRICE), MAX_SERVICE_PRICE, MAX_SERVICE_PRICE + 1],
    ["a name", name, "n".repeat(MAX_NAME), "n".repeat(MAX_NAME + 1)],
    ["a long text", longText, "t".repeat(MAX_TEXT), "t".repeat(MAX_TEXT + 1)],
    ["sizes of a thing", productRecord.shape.children, sizes(MAX_SIZES), sizes(MAX_SIZES + 1)],
    ["days between two rents", turnaround, MAX_TURNAROUND_DAYS, MAX_TURNAROUND_DAYS + 1],
  ])("%s at its bound and over it", (_, schema, most, over) => {
    expect(schema.safeParse(most).success).toBe(true);
    expect(schema.safeParse(over).success).toBe(false);
  });

  test("a record's depth", () => {
    expect(unstorableIn(nested(MAX_RECORD_DEPTH))).toEqual([]);
    expect(unstorableIn(nested(MAX_RECORD_DEPTH + 1))).toMatchObject([{ message: "lies too deep" }]);
  });
});
