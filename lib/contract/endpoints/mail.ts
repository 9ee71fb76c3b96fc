import { z } from "zod";
import { EMAIL_PATTERN, MAX_EMAIL } from "../email";
import { MAX_LINE, MAX_NOTE } from "../limits";
import { textSchema, trimmedTextSchema } from "../primitives";
import { endpoint } from "../endpoint";

const emailSchema = z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL);

/** Messages from visitors to the shop. */
export const mailEndpoints = {
  getMailToken: endpoint({
    method: "GET",
    path: "mail-service/token",
    summary: "A token for one message to the shop",
    input: z.object({}),
    output: z.string(),
    rateLimit: 20,
  }),
  /** Taken once for each token; sent again, it is answered the same and changes nothing. */
  sendMessage: endpoint({
    method: "POST",
    path: "mail-service/send-email",
    summary: "Send the shop a message",
    input: z.object({
      token: textSchema(MAX_LINE).min(1),
      /** Whom the shop answers. */
      sourceAddress: emailSchema,
      /** One of the shop's own addresses; its first one, when left out. */
      targetAddress: emailSchema.optional(),
      /** One line: a second one would be a header of the letter. */
      subject: trimmedTextSchema(MAX_LINE)
        .min(1)
        .regex(/^[^\p{Cc}]*$/u, "more than one line"),
      emailText: trimmedTextSchema(MAX_NOTE).min(1),
      /** A field that people never meet: a message that fills it is answered as sent, and goes nowhere. */
      website: textSchema(MAX_LINE).optional(),
    }),
    output: z.boolean(),
    rateLimit: 10,
  }),
};
