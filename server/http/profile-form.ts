import type { Profile } from "@/lib/contract";
import { profileSchema } from "@/lib/contract/entities/customer";
import { profileInFields, tidyProfile, wrongFields } from "@/lib/domain/profile";
import { accountProfilePath } from "@/lib/routes";
import { type Fields, fieldsIn, type Form, given } from "./account-form";

/** What the page said when it was made, as it sends it back; what can't be read says nothing. */
export function knownProfile({ known = "" }: Fields): Profile | undefined {
  try {
    return profileSchema.safeParse(JSON.parse(known)).data;
  } catch {
    return undefined;
  }
}

/** With what the page said when it was made: a change is one of that, also when it is sent once more. */
const PROFILE_FIELDS = [
  ...["firstname", "lastname", "telephone", "street", "apartment", "postcode", "city", "country_id"],
  ...["company", "company_id", "vat_id", "known"],
];

/** The form of a customer's data. */
export const profileForm: Form = {
  endpoint: "updateMe",
  keeps: PROFILE_FIELDS,
  send: async (fields, call, commerce) => {
    const userProfile = profileInFields((name) => given(fields, name));
    const answer = await commerce.updateMe({ userProfile, known: knownProfile(fields) }, call);
    if (answer.ok) return { to: accountProfilePath(call.storeView, { done: "profile" }) };
    const { error } = answer;
    const back = accountProfilePath(call.storeView);
    // Somebody else has changed it meanwhile: that is what is to be looked at.
    if (error.code !== "invalid_input") return { refused: error, back, anew: error.code === "profile_changed" };
    // The port judges whether it can be read before it judges what it says: here both are told.
    const wrong = [...fieldsIn(error), ...wrongFields(tidyProfile(userProfile))];
    return { refused: error, back, fields: [...new Set(wrong)] };
  },
};
