import { pickupPointSchema } from "@/lib/contract";
import { MAX_CLOSED_DAYS, MAX_OPENING_HOURS } from "@/lib/contract/limits";
import { addDays } from "@/lib/domain/days";
import { pickupPointRecord } from "./format";

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
