import type { Device } from "@/lib/contract";
import { ok, refuse, type Result } from "@/lib/contract/errors";
import { browserName } from "@/lib/domain/browser-name";
import type { Queryable } from "@/server/db/client";
import { shutCartsLeftOf } from "@/server/repositories/carts";
import type { CallerRow } from "@/server/repositories/customers";
import { deleteDeviceOf, readDevicesOf } from "@/server/repositories/customer-devices";
import type { Call } from "../call";
import { hashCartToken } from "../cart-token";
import { inTransaction } from "../transaction";
import { customerOf, lockCustomerOf, loginRequired } from "./session";

/** Where the caller is logged in, the device used last first. */
export async function listDevices(call: Call): Promise<Result<Device[]>> {
  const customer = await customerOf(call);
  if (!customer) return loginRequired();
  return ok(await viewDevices(call.pool, customer));
}

export async function viewDevices(db: Queryable, customer: CallerRow): Promise<Device[]> {
  const devices = await readDevicesOf(db, customer.id);
  return devices.map(({ id, agent, created_at, seen_at }) => ({
    device_id: id,
    browser: browserName(agent),
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    is_this: id === customer.device_id,
  }));
}

/** Ends one of the caller's own logins and shuts the cart there; of somebody else's device nothing is told. */
export async function endDevice(call: Call, { id }: { id: string }): Promise<Result<boolean>> {
  const { cartToken } = call.session;
  return inTransaction(call.pool, async (tx) => {
    // In turn with what brings a device into the cart: else one would come in while it is being shut out.
    const customer = await lockCustomerOf(tx, call);
    if (!customer) return loginRequired();
    if ((await deleteDeviceOf(tx, id, customer.id)) === 0) return refuse("not_found", "no such device");
    await shutCartsLeftOf(tx, customer.id, cartToken ? hashCartToken(cartToken) : null);
    return ok(true);
  });
}
