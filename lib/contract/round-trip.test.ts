import fc from "fast-check";
import { type Endpoint, endpoints, errorCatalogue, type ErrorCode, errorCodes, type ShopError } from "./index";
import { decode, encode } from "./parse";
import { decodeDetails, encodeRefusal } from "./errors";
import { inside } from "./testing/arbitrary";
import type { z } from "zod";

const RUNS = process.env.SEZONA_ENDURANCE === "1" ? 1_000 : 40;

/** What is encoded has to survive as JSON text, too: that is how it travels. */
const travelled = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

function survives(schema: z.ZodType): void {
  fc.assert(
    fc.property(inside(schema), (value) => {
      const wire = encode(schema, value);
      if (!wire.ok) throw new Error(wire.error.message);
      expect(decode(schema, travelled(wire.value))).toEqual({ ok: true, value });
    }),
    { numRuns: RUNS },
  );
}

const table = Object.entries(endpoints as Record<string, Endpoint>);

test.each(table)("what %s is asked for survives the way there", (_name, { input }) => survives(input));
test.each(table)("what %s answers survives the way back", (_name, { output }) => survives(output));

test.each(errorCodes)("the facts of %s survive", (code: ErrorCode) => {
  fc.assert(
    fc.property(inside(errorCatalogue[code].details), (details) => {
      const { result } = encodeRefusal({ code, message: "", details } as ShopError);
      if (typeof result === "string") throw new Error("a refusal without facts");
      expect(decodeDetails(code, travelled(result.details))).toEqual(details);
    }),
    { numRuns: RUNS },
  );
});
