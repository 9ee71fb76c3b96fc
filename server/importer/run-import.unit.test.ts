import { databaseTrouble } from "./run-import";

const coded = (code: string): Error => Object.assign(new Error("53100: could not extend file"), { code });

test("a database whose disk is full, or that is gone, is told with what to do", () => {
  expect(databaseTrouble(coded("53100"))).toMatch(/na disku databáze není místo.* \/ the database's disk is full/u);
  expect(databaseTrouble(coded("25006"))).toMatch(/jen ke čtení.* \/ this database only reads/u);
  expect(databaseTrouble(coded("ECONNREFUSED"))).toMatch(/přestala odpovídat.* \/ the database stopped answering/u);
  expect(databaseTrouble(new Error("Connection terminated unexpectedly"))).toMatch(/přestala odpovídat/u);
});

test("what nobody has foreseen keeps its own words", () => {
  expect(databaseTrouble(new TypeError("x is not a function"))).toBeNull();
  expect(databaseTrouble(coded("42P01"))).toBeNull();
});
