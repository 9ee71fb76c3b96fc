import { randomUUID } from "node:crypto";
import { decode, endpoints, type ShopError } from "@/lib/contract";
import { RIDING_LEVELS } from "@/lib/contract/body";
import { refuse } from "@/lib/contract/errors";
import { allFields } from "@/lib/domain/fitting-data";
import { readMeasures } from "@/lib/domain/read-measures";
import { accountFamilyPath } from "@/lib/routes-account";
import { type Fields, type Form, given, type Outcome } from "./account-form";

/* The forms of a family. Measures are read as the cart reads them: a shoe size is as good as millimetres. */

const { input } = endpoints.putPerson;

function personIn(fields: Fields) {
  const typed = {
    ...{ height: given(fields, "height"), weight: given(fields, "weight"), foot: given(fields, "foot") },
    level: RIDING_LEVELS.find((level) => level === fields.level) ?? ("" as const),
  };
  const { data, unread } = readMeasures(allFields, typed);
  return { unread, person: { id: fields.id ?? randomUUID(), name: given(fields, "name"), biometric_data: data } };
}

/** Of somebody of a family: a measure is named by itself. */
const personFieldsIn = ({ errors = [] }: ShopError): string[] =>
  errors.flatMap(({ path }) => path.split(".").findLast((name) => name !== "") ?? []);

export const familyForms: Record<string, Form> = {
  person: {
    endpoint: "putPerson",
    keeps: ["id", "name", "height", "weight", "foot", "level", "consent"],
    send: async (fields, call, commerce): Promise<Outcome> => {
      const back = accountFamilyPath(call.storeView);
      const { person, unread } = personIn(fields);
      const read = decode(input, { person, consent: fields.consent !== undefined });
      if (read.ok && unread.length === 0) {
        const answer = await commerce.putPerson(read.value, call);
        if (answer.ok) return { to: accountFamilyPath(call.storeView, { done: "person" }) };
        return { refused: answer.error, back, fields: personFieldsIn(answer.error) };
      }
      const refused = read.ok ? refuse("invalid_input", "can't be read").error : read.error;
      return { refused, back, fields: [...(read.ok ? [] : personFieldsIn(read.error)), ...unread] };
    },
  },
  "person-delete": {
    endpoint: "deletePerson",
    send: async (fields, call, commerce) => {
      const answer = await commerce.deletePerson({ id: given(fields, "id") }, call);
      const back = accountFamilyPath(call.storeView);
      return answer.ok ? { to: accountFamilyPath(call.storeView, { done: "gone" }) } : { refused: answer.error, back };
    },
  },
  "family-withdraw": {
    endpoint: "withdrawFamily",
    send: async (_fields, call, commerce) => {
      const answer = await commerce.withdrawFamily({}, call);
      const to = accountFamilyPath(call.storeView, { done: "withdrawn" });
      return answer.ok ? { to } : { refused: answer.error, back: accountFamilyPath(call.storeView) };
    },
  },
};
