import { z } from "zod";
import { endpoint } from "../endpoint";
import { linkedServiceSchema, loginServiceSchema } from "../entities/service";
import { uuidSchema } from "../primitives";

/** Services that log customers in. A shop on another one's API has none: they would lead back to that one's host. */
export const serviceEndpoints = {
  listServices: endpoint({
    method: "GET",
    path: "user/services",
    summary: "Services that log customers in; of those that the owner has named, the ones that are open",
    input: z.object({}),
    output: z.array(loginServiceSchema),
    rateLimit: 60,
  }),
  listOwnServices: endpoint({
    method: "GET",
    path: "user/services/own",
    summary: "Services that the customer's account is linked with",
    input: z.object({}),
    output: z.array(linkedServiceSchema),
    auth: "customer",
  }),
  removeService: endpoint({
    method: "POST",
    path: "user/services/remove",
    summary: "Unlink one of these services; the last way in stays",
    input: z.object({ id: uuidSchema }),
    output: z.boolean(),
    auth: "customer",
    rateLimit: 30,
  }),
};
