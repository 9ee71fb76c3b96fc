import { userInfo } from "node:os";
import { createPool, databaseUrl } from "@/server/db/client";
import { actAtCounter } from "@/server/services/order/counter";

/* npm run order:paid -- 2027-000123 …: the money of these orders has come to the shop's account. */

const numbers = process.argv.slice(2);
if (numbers.length === 0) process.stderr.write("Usage: npm run order:paid -- 2027-000123 …\n");
const pool = createPool(databaseUrl(), { max: 1, patience: "tool" });
let isEveryOnePaid = numbers.length > 0;
try {
  for (const number of numbers) {
    const paid = await actAtCounter(pool, number, { act: "paid" }, { by: userInfo().username, now: new Date() });
    const says = paid ? `payment ${paid.payment_status}, order ${paid.status}` : "there is no such order";
    process.stdout.write(`${number}: ${says}${paid && !paid.moved ? " (nothing changed)" : ""}\n`);
    // Money for an order that was given up has to be sent back: somebody has to see that.
    isEveryOnePaid &&= paid !== null && paid.status !== "cancelled";
  }
} finally {
  await pool.end();
}
process.exitCode = isEveryOnePaid ? 0 : 1;
