import type { CustomerExport } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { readOrdersOf } from "@/server/repositories/customer-orders";
import { readFittings } from "@/server/repositories/fittings";
import { readCardOf } from "@/server/repositories/loyalty-cards";
import { subscribedBy } from "@/server/repositories/newsletter";
import { readOrder, readOrderLines } from "@/server/repositories/orders";
import { readSocialLoginsOf } from "@/server/repositories/social-logins";
import { viewCustomer } from "../account/account";
import { viewDevices } from "../account/devices";
import { viewFamily } from "../account/family";
import { viewReviewsOf } from "../account/own-reviews";
import { viewPasskeys } from "../account/passkeys";
import { holdCustomerOf, loginRequired } from "../account/session";
import type { Call } from "../call";
import { inTransaction } from "../transaction";
import { viewOrder } from "./read-order";

/** More than anybody orders in a life; one answer holds them all. */
const MOST_ORDERS = 1_000;

/** What the shop keeps of the caller; what it keeps as a hash alone is nobody's to read. */
export const exportMe = (call: Call): Promise<Result<CustomerExport>> =>
  inTransaction(call.pool, async (tx) => {
    // Half a file would look like all of it: who deletes the account meanwhile waits for this one.
    const customer = await holdCustomerOf(tx, call);
    if (!customer) return loginRequired();
    const orders: CustomerExport["orders"] = [];
    const measures: CustomerExport["measures"] = [];
    for (const { id } of await readOrdersOf(tx, customer.id, { size: MOST_ORDERS, start: 0 })) {
      const order = await readOrder(tx, id);
      if (!order) continue;
      orders.push(viewOrder(order, await readOrderLines(tx, id)));
      for (const { order_line: line, ...told } of await readFittings(tx, id))
        measures.push({ order_id: id, line, ...told });
    }
    const [devices, newsletter] = [await viewDevices(tx, customer), await subscribedBy(tx, customer.id)];
    const reviews = await viewReviewsOf(tx, customer.id, call.language);
    const passkeys = await viewPasskeys(tx, customer.id);
    const socials = await readSocialLoginsOf(tx, customer.id);
    const family = await viewFamily(tx, customer.id);
    const loyalty_card = await readCardOf(tx, customer.id);
    return ok({
      customer: viewCustomer(customer),
      loyalty_card,
      orders,
      measures,
      family,
      devices,
      passkeys,
      social_logins: socials.map(({ issuer, created_at }) => ({ issuer, created_at: created_at.toISOString() })),
      reviews,
      newsletter,
    });
  });
