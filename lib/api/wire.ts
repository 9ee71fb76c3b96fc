import { z } from "zod";
import { orderBodySchema, type InputOf, type OrderBody } from "@/lib/contract";

/** An order body as it travels: crowns instead of haléře. */
export const orderToWire = (body: OrderBody): InputOf<"placeOrder"> => z.encode(orderBodySchema, body);
