import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { toHalere } from "@/lib/contract/rounding";
import { serverEnv } from "@/lib/env";
import { createPool, databaseUrl } from "@/server/db/client";
import { actAtCounter, type CounterAct, readAtCounter } from "@/server/services/order/counter";
import { readPass } from "@/server/services/order/pickup-pass";
import { counterSheet, crowns } from "./orders/counter-sheet";

const USAGE = `Usage: npm run orders -- <command> 2027-000123 [SUM] [--by NAME] [--note TEXT]
  pass              reads what a renter shows ("SEZONA/1/..."), says whether this shop signed it, and shows the order
  show              what was ordered, by whom, and every step since
  hand-over         the things go out; the deposit is taken
  take-back         the things are back
  take-deposit      a deposit that the card holds no longer was given in cash or by transfer; say how in --note
  release-deposit   the whole deposit goes back, or is let go on the card; the order ends
  keep-deposit      so much of it (the next word, a sum) is kept, or taken from the card; say why in --note
  close             ends an order without a deposit
  cancel            calls it off and frees its units; of what was paid goes back what the terms say
  cancel-refund-all the same, and all of it goes back: the shop can't keep its word, or means well
  refunded          what a cancelled order is owed was sent back by hand
  paid              its money has come to the shop's account
`;

const acts: Record<string, CounterAct> = {
  "hand-over": { act: "hand_over" },
  "take-back": { act: "take_back" },
  "take-deposit": { act: "take_deposit" },
  "release-deposit": { act: "settle_deposit", kept: 0 },
  close: { act: "close" },
  cancel: { act: "cancel" },
  "cancel-refund-all": { act: "cancel", refundsAll: true },
  refunded: { act: "refunded" },
  paid: { act: "paid" },
};

/** The act that a command means; null where there is no such command. */
function actOf(command: string, crowns: string | undefined): CounterAct | null {
  if (command !== "keep-deposit") return Object.hasOwn(acts, command) ? (acts[command] ?? null) : null;
  return /^\d{1,7}$/u.test(crowns ?? "") && Number(crowns) > 0
    ? { act: "settle_deposit", kept: toHalere(Number(crowns)) }
    : null;
}

/** What was not understood, before the usage; nothing where nothing was asked. */
function problemOf(command: string, number: string | undefined): string {
  if (command === "") return "";
  const isKnown =
    command === "show" || command === "pass" || command === "keep-deposit" || Object.hasOwn(acts, command);
  if (!isKnown) return `${command}: there is no such command\n`;
  return number ? `${command}: how much, in whole crowns?\n` : `${command}: which order?\n`;
}

/** @returns the exit code: 0 done, 1 nothing to be done, 2 not understood. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { by: { type: "string" }, note: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const [command = "", word, amount] = positionals;
  const act = actOf(command, amount);
  if (!word || (command !== "show" && command !== "pass" && !act)) {
    process.stderr.write(`${problemOf(command, word)}${USAGE}`);
    return 2;
  }
  const number = command === "pass" ? signedNumber(word) : word;
  if (number === null) {
    process.stderr.write(`${word}: this shop has not signed that\n`);
    return 1;
  }
  const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
  try {
    if (act) {
      const step = { by: values.by ?? userInfo().username, note: values.note, now: new Date() };
      const acted = await actAtCounter(pool, number, act, step);
      if (!acted) return unknown(number);
      const { moved, status, payment_status, deposit_status, refund } = acted;
      const owed = refund === null ? "" : `, refund ${crowns(refund)}`;
      const says = `order ${status}, payment ${payment_status}, deposit ${deposit_status}${owed}`;
      process.stdout.write(`${number}: ${says}${moved ? "" : " (nothing changed)"}\n`);
      // Money for an order that was given up has to be sent back: somebody has to see that.
      return moved && !(act.act === "paid" && status === "cancelled") ? 0 : 1;
    }
    const found = await readAtCounter(pool, number);
    if (!found) return unknown(number);
    process.stdout.write(counterSheet(found));
    return 0;
  } finally {
    await pool.end();
  }
}

/** @throws where the shop's secret is not at hand: nothing can be said of any pass then. */
function signedNumber(pass: string): string | null {
  const { acceptedSecrets } = serverEnv();
  if (acceptedSecrets.length === 0) throw new Error("INTERNAL_SECRET is not set, so that no pass can be verified");
  return readPass(pass, acceptedSecrets);
}

function unknown(number: string): number {
  process.stderr.write(`${number}: there is no such order\n`);
  return 1;
}

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  return 2;
});
