import { z } from "zod";
import { EMAIL_PATTERN, MAX_EMAIL } from "../email";
import { MAX_LINE } from "../limits";
import { textSchema } from "../primitives";
import { endpoint } from "../endpoint";

const email = z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL);
/** Of a letter's link. */
const token = textSchema(MAX_LINE).min(1);

/** What an answer says depends on who asks, and never on whether the e-mail is known. */
export const newsletterEndpoints = {
  getNewsletter: endpoint({
    method: "GET",
    path: "newsletter",
    summary: "Whether an e-mail gets the newsletter; told to the account that subscribed it, to nobody else",
    input: z.object({ email }),
    output: z.enum(["subscribed", "not_subscribed"]),
    rateLimit: 60,
  }),
  subscribeNewsletter: endpoint({
    method: "POST",
    path: "newsletter",
    summary: "Subscribe an e-mail; where the shop has it confirmed, it gets a letter with a link first",
    input: z.object({ email }),
    output: z.enum(["subscribed", "confirmation_sent"]),
    rateLimit: 6,
  }),
  /** Without a link, and not by the account that subscribed it, the e-mail gets a letter with a link. */
  unsubscribeNewsletter: endpoint({
    method: "DELETE",
    path: "newsletter",
    summary: "Unsubscribe an e-mail, or whoever has the link of a letter",
    input: z
      .object({ token: token.optional(), email: email.optional() })
      .refine((input) => (input.token === undefined) !== (input.email === undefined), "either a token or an e-mail"),
    output: z.enum(["unsubscribed", "confirmation_sent"]),
    rateLimit: 6,
  }),
  confirmNewsletter: endpoint({
    method: "POST",
    path: "newsletter/confirm",
    summary: "Confirm a subscription by the link of a letter; a second time changes nothing",
    input: z.object({ token }),
    output: z.literal("subscribed"),
    rateLimit: 20,
  }),
};
