import type { Order, Period } from "@/lib/contract";

/** Where renter and shop meet at one end of a rent: in the shop, or where a carrier takes them. */
export type Meeting = "counter" | "door" | "point";

export type Carried = Pick<
  Order,
  "shipping_address" | "return_address" | "shipping_pickup_point" | "return_pickup_point"
>;

/** A carrier that goes no further than to a parcel point comes to nobody: the renter goes there. */
export function meetingOf(order: Carried, end: keyof Period): Meeting {
  const [address, point] =
    end === "from"
      ? [order.shipping_address, order.shipping_pickup_point]
      : [order.return_address, order.return_pickup_point];
  if (address === null) return "counter";
  return point === undefined ? "door" : "point";
}

/** What an end is called, in the words `order.where` and `order.ics`. */
export const meetingWord = (order: Carried, end: keyof Period): "pickUp" | "return" | "delivery" | "collection" =>
  meetingOf(order, end) === "door"
    ? ({ from: "delivery", to: "collection" } as const)[end]
    : ({ from: "pickUp", to: "return" } as const)[end];

/** How what a renter needs is headed, in the words `order.bring`: taken along, or kept ready at home. */
export const duesTitle = (order: Carried): "title" | "titleCourier" =>
  meetingOf(order, "from") === "door" ? "titleCourier" : "title";
