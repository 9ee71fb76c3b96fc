import type { Pool } from "pg";
import type { GatewayName } from "@/lib/config/choices";
import { gatewayEnv } from "@/lib/env";
import { comgateGateway } from "./comgate";
import { gopayGateway } from "./gopay";
import type { PaymentGateway } from "./port";
import { sandboxGateway } from "./sandbox";

/** The gateways that can take money here; a call names one of them. */
export type Gateways = ReadonlyMap<string, PaymentGateway>;

/** Whether a gateway has all that it needs, so that paying through it can be offered. */
export const isGatewayOpen = (name: GatewayName): boolean => Boolean(gatewayEnv()[name]);

export function configuredGateways(pool: Pool): Gateways {
  const { sandbox, gopay, comgate } = gatewayEnv();
  const gateways = new Map<GatewayName, PaymentGateway>();
  if (sandbox) gateways.set("sandbox", sandboxGateway(pool));
  if (gopay) gateways.set("gopay", gopayGateway(gopay));
  if (comgate) gateways.set("comgate", comgateGateway(comgate));
  return gateways;
}
