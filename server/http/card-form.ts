import { accountCardPath } from "@/lib/routes-account";
import { fieldsIn, type Form, given } from "./account-form";

/** The form of a loyalty card; an empty number takes the card away. */
export const cardForm: Form = {
  endpoint: "setLoyaltyCard",
  keeps: ["number"],
  send: async (fields, call, commerce) => {
    const answer = await commerce.setLoyaltyCard({ number: given(fields, "number") }, call);
    const done = answer.ok && answer.value === null ? "gone" : "card";
    return answer.ok
      ? { to: accountCardPath(call.storeView, { done }) }
      : { refused: answer.error, back: accountCardPath(call.storeView), fields: fieldsIn(answer.error) };
  },
};
