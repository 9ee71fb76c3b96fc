import { randomUUID } from "node:crypto";
import type { ShopError } from "@/lib/contract";
import { RIDING_LEVELS } from "@/lib/contract/body";
import { allFields } from "@/lib/domain/fitting-data";
import { readMeasures } from "@/lib/domain/read-measures";
import { accountFamilyPath } from "@/lib/routes-account";
import { type Fields, type Form, given, type Outcome } from "./account-form";

/* The forms of a family. Measures are read as the cart reads them: a shoe size is as good as millimetres. */

const wrong = (field: string): ShopError => ({
  ...{ code: "invalid_input", message: "can't be read" },
  errors: [{ path: field, message: "can't be read" }],
});

function personIn(fields: Fields) {
  const typed = {
    ...{ height: given(fields, "height"), weight: given(fields, "weight"), foot: given(fields, "foot") },
    level: RIDING_LEVELS.find((level) => level === fields.level) ?? ("" as const),
  };
  const { data, unread } = readMeasures(allFields, typed);
  return { unread, person: { id: fields.id ?? randomUUID(), name: given(fields, "name"), biometric_data: data } };
}

export const familyForms: Record<string, Form> = {
  person: {
    endpoint: "putPerson",
    send: async (fields, call, commerce): Promise<Outcome> => {
      const back = accountFamilyPath(call.storeView);
      const { person, unread } = personIn(fields);
      const [first] = unread;
      if (first) return { refused: wrong(first), back, field: first };
      if (fields.consent === undefined) return { refused: wrong("consent"), back, field: "consent" };
      const answer = await commerce.putPerson({ person, consent: true }, call);
      if (answer.ok) return { to: accountFamilyPath(call.storeView, { done: "person" }) };
      const [, field] = answer.error.errors?.[0]?.path.split(".") ?? [];
      return { refused: answer.error, back, field };
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
