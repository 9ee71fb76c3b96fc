import { crashTest } from "./run";

/* The proof of crashes: CRASH_ROUNDS (20) kills among CRASH_ORDERS (200) orders each. */

const rounds = Number(process.env.CRASH_ROUNDS ?? 20);
const orders = Number(process.env.CRASH_ORDERS ?? 200);
const figures = await crashTest({ rounds, orders }, (line) => void process.stdout.write(`${line}\n`));
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const { lost, surplus, miscounted, orphans, disagreeing } = figures;
if (lost + surplus + miscounted + orphans + disagreeing > 0) process.exitCode = 1;
process.exit();
