import { findCompany } from "./find-company";

const hut = {
  country_id: "CZ",
  company_id: "00006947",
  vat_id: "CZ00006947",
  name: "Chata pod Kotlem s.r.o.",
  street: "Horní Mísečky 12",
  city: "Vítkovice",
  postcode: "512 38",
};
const ask = { country: "CZ", id: " 6947 " };

test("a number is asked for in its one form, and one that can't be right is not asked for at all", async () => {
  const find = jest.fn(async () => hut);
  expect(await findCompany({ find }, ask)).toEqual({ ok: true, value: hut });
  expect(find).toHaveBeenCalledWith({ country_id: "CZ", company_id: "00006947" }, expect.any(AbortSignal));
  for (const id of ["6948", "", "x"])
    expect(await findCompany({ find }, { country: "CZ", id })).toEqual({ ok: true, value: null });
  expect(find).toHaveBeenCalledTimes(1);
});

test("a register that is down, or lets everybody wait, is refused as that", async () => {
  const down = { find: () => Promise.reject(new Error("no such host")) };
  expect(await findCompany(down, ask)).toMatchObject({ ok: false, error: { code: "unavailable" } });
  const given: AbortSignal[] = [];
  const silent = { find: (_: unknown, signal: AbortSignal) => (given.push(signal), new Promise<never>(() => {})) };
  expect(await findCompany(silent, ask, 5)).toMatchObject({ ok: false, error: { code: "unavailable" } });
  expect(given[0]?.aborted).toBe(true);
});
