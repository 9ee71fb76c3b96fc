import { rentsFrom } from "./size-grid";

const days = ["2027-02-12", "2027-02-13", "2027-02-14", "2027-02-15", "2027-02-16"].map((day) => ({
  day,
  closed: day === "2027-02-15",
}));

test("a rent begins where all its days are free and both ends are open, with as many units as its scarcest day", () => {
  const size = { days, free: [3, 1, 2, 2, 0] };
  const marks = (length: number) => days.map(({ day }) => rentsFrom(size, length)(day).mark);
  expect(marks(1)).toEqual(["free", "last", "free", "closed", "full"]);
  // Two days: the 14th ends on a closed day, what would end after all that is known is not promised.
  expect(marks(2)).toEqual(["last", "last", "closed", "closed", "full"]);
  expect(marks(3)).toEqual(["last", "closed", "full", "closed", "full"]);
  expect(rentsFrom(size, 1)("2027-02-12").free).toBe(3);
  expect(rentsFrom(size, 2)("2027-02-12").free).toBe(1);
});

test("a rent over a full day, too short, or beyond what is known is not had", () => {
  const size = { days: days.map((day) => ({ ...day, closed: false })), free: [1, 0, 1, 1, 1] };
  expect(rentsFrom(size, 3)("2027-02-12")).toEqual({ mark: "passes_full", free: 0 });
  expect(rentsFrom(size, 2)("2027-02-16")).toEqual({ mark: null, free: 0 });
  expect(rentsFrom(size, 1)("2027-03-01")).toEqual({ mark: null, free: 0 });
  const weekly = { days: size.days.map((day) => ({ ...day, shortest: 2 })), free: [1, 1, 1, 1, 1] };
  expect(rentsFrom(weekly, 1)("2027-02-12").mark).toBe("too_short");
  expect(rentsFrom(weekly, 2)("2027-02-12").mark).toBe("last");
});
