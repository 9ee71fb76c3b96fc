import type { Money } from "@/lib/contract";
import type { Language } from "@/lib/store-views";

/** What a gateway needs to know to open a page on which an order is paid. */
export interface PaymentWish {
  /** Ours, and another one for each attempt. */
  number: string;
  /** What the shopper knows it by. */
  order: string;
  amount: Money;
  currency: string;
  language: Language;
  payer: {
    email: string;
    firstname: string;
    lastname: string;
    phone: string;
    street: string;
    city: string;
    postcode: string;
    country: string;
  };
  /** Where the shopper comes back to, whatever became of it. */
  returnUrl: string;
  /** What the gateway calls when something has happened. */
  notifyUrl: string;
  /** After so long nobody pays any more, where a gateway can be told. */
  minutes: number;
  /** The amount is only held on a card, until it is captured or let go. */
  holds: boolean;
  now: Date;
}

/** `unknown`: a state that the gateway's documents do not name (yet); nothing follows from it. */
export type GatewayState = "open" | "authorized" | "paid" | "cancelled" | "timed_out" | "refunded" | "unknown";

/** A payment as the gateway has it. */
export interface GatewayPayment {
  ref: string;
  number: string;
  amount: Money;
  currency: string;
  state: GatewayState;
  /** It is our shop's, and real money wherever real money is meant. */
  isOurs: boolean;
}

/** Which payment a call-back speaks of; nothing else that it says is believed. */
export interface Notice {
  ref: string;
  /** Our number, where the gateway sends it along. */
  number?: string;
}

/** A call-back as it came: its query, and the fields of its body (a form or JSON). */
export interface GatewayCall {
  query: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
}

/** Somebody else who takes the money. Every method may throw a `GatewayError`. */
export interface PaymentGateway {
  /** Never repeated by itself: gateways know no idempotency, and each call makes a payment. */
  create(wish: PaymentWish): Promise<{ ref: string; redirectUrl: string }>;
  pull(ref: string): Promise<GatewayPayment>;
  /** Gives so much back. The whole of it may be asked for again: a gateway gives no more than it took. */
  refund(payment: { ref: string; amount: Money; currency: string }): Promise<"done" | "under_way">;
  /** What of it went back so far, or is on its way; null where the gateway can't tell. */
  refunded(ref: string): Promise<Money | null>;
  /** Takes so much of what is held, once; what is left is held no longer. Refused where nothing is held any more. */
  capture(payment: { ref: string; amount: Money; held: Money }): Promise<void>;
  /** Holds it no longer. Refused where nothing is held any more. */
  release(ref: string): Promise<void>;
  /** Null for what no gateway of ours has sent. */
  noticeOf(call: GatewayCall): Notice | null;
  /** What the gateway wants to read when a notice was taken in. */
  readonly acknowledgement: string;
}

/**
 * `unavailable`: nobody knows what became of the call. `refused`: the gateway said no, and nothing happened there.
 */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  constructor(
    readonly kind: "unavailable" | "refused",
    message: string,
    /** The gateway's own code. */
    readonly code?: number,
  ) {
    super(message);
  }
}
