import type { CustomerExport } from "@/lib/contract";
import { ok, type Result } from "@/lib/contract/errors";
import { readOrdersOf } from "@/server/repositories/customer-orders";
import { readFittings } from "@/server/repositories/fittings";
import { subscribedBy } from "@/server/repositories/newsletter";
import { readOrder, readOrderLines } from "@/server/repositories/orders";
import { viewCustomer } from "../account/account";
import { listDevices } from "../account/devices";
import { customerOf, loginRequired } from "../account/session";
import type { Call } from "../call";
import { viewOrder } from "./read-order";

/** More than anybody orders in a life; one answer holds them all. */
const MOST_ORDERS = 1_000;

/** What the shop keeps of the caller; what it keeps as a hash alone is nobody's to read. */
export async function exportMe(call: Call): Promise<Result<CustomerExport>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  const devices = await listDevices(call);
  if (!devices.ok) return devices;
  const orders: CustomerExport["orders"] = [];
  const measures: CustomerExport["measures"] = [];
  for (const { id } of await readOrdersOf(call.pool, customer.id, { size: MOST_ORDERS, start: 0 })) {
    const order = await readOrder(call.pool, id);
    if (!order) continue;
    orders.push(viewOrder(order, await readOrderLines(call.pool, id)));
    for (const { order_line: line, ...told } of await readFittings(call.pool, id))
      measures.push({ order_id: id, line, ...told });
  }
  const newsletter = await subscribedBy(call.pool, customer.id);
  return ok({ customer: viewCustomer(customer), orders, measures, devices: devices.value, newsletter });
}
