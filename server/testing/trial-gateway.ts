import {
  GatewayError,
  type GatewayPayment,
  type GatewayState,
  type PaymentGateway,
  type PaymentWish,
} from "@/server/payments/port";

/** A gateway that a test moves by hand, and that can be silent at any step. */
export class TrialGateway implements PaymentGateway {
  readonly acknowledgement = "OK";
  readonly made: (GatewayPayment & { wish: PaymentWish })[] = [];
  /** Money given back, by payment. */
  readonly refunds: string[] = [];
  /** Whether it can be asked what went back. */
  tellsRefunds = true;
  private readonly back = new Map<string, number>();
  /** What fails next: before anything happens there, or after it, so that only the answer is lost. */
  private readonly faults: ("refused" | "lost" | "reply_lost")[] = [];

  failNext(fault: "refused" | "lost" | "reply_lost"): void {
    this.faults.push(fault);
  }

  private async attempt<T>(work: () => T): Promise<T> {
    const fault = this.faults.shift();
    if (fault === "refused") throw new GatewayError("refused", "a trial refusal");
    if (fault === "lost") throw new GatewayError("unavailable", "a trial silence");
    const value = work();
    if (fault === "reply_lost") throw new GatewayError("unavailable", "a trial answer that was lost");
    return value;
  }

  private of(ref: string): GatewayPayment {
    const payment = this.made.find((candidate) => candidate.ref === ref);
    if (!payment) throw new GatewayError("refused", `no payment ${ref}`);
    return payment;
  }

  create(wish: PaymentWish): Promise<{ ref: string; redirectUrl: string }> {
    return this.attempt(() => {
      const ref = `T${this.made.length + 1}`;
      const { number, amount, currency } = wish;
      this.made.push({ ref, number, amount, currency, state: "open", isOurs: true, wish });
      return { ref, redirectUrl: `https://gateway.example/${ref}` };
    });
  }

  pull(ref: string): Promise<GatewayPayment> {
    return this.attempt(() => ({ ...this.of(ref) }));
  }

  refund({ ref, amount }: { ref: string; amount: number }): Promise<"done" | "under_way"> {
    return this.attempt(() => {
      const payment = this.of(ref);
      if (payment.state === "refunded") return "done";
      const left = payment.amount - this.backOf(ref);
      if (payment.state !== "paid" || amount > left) throw new GatewayError("refused", "no such money to give back");
      if (amount === left) payment.state = "refunded";
      this.refunds.push(ref);
      this.back.set(ref, this.backOf(ref) + amount);
      return "done";
    });
  }

  /** Money taken of what was held, by payment. */
  readonly captured = new Map<string, number>();

  capture({ ref, amount }: { ref: string; amount: number }): Promise<void> {
    return this.attempt(() => {
      const payment = this.of(ref);
      if (payment.state !== "authorized" || amount > payment.amount)
        throw new GatewayError("refused", "no such money is held");
      payment.state = "paid";
      this.captured.set(ref, amount);
    });
  }

  release(ref: string): Promise<void> {
    return this.attempt(() => {
      const payment = this.of(ref);
      if (payment.state !== "authorized") throw new GatewayError("refused", "nothing is held");
      payment.state = "cancelled";
    });
  }

  refunded(ref: string): Promise<number | null> {
    return this.attempt(() => (this.tellsRefunds ? this.backOf(ref) : null));
  }

  /** How much went back. */
  backOf(ref: string): number {
    return this.back.get(ref) ?? 0;
  }

  noticeOf({ query: { id, number } }: { query: Readonly<Record<string, string>> }) {
    return id ? { ref: id, number } : null;
  }

  /** What the shopper or time does at the gateway. */
  move(ref: string, state: GatewayState, more: Partial<GatewayPayment> = {}): void {
    Object.assign(this.of(ref), { state, ...more });
  }
}
