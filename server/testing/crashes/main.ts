import { crashTest } from "./run";

/* node --conditions=react-server --import tsx server/testing/crashes/main.ts [rounds] [orders] */

const [rounds = 20, orders = 200] = process.argv.slice(2).map(Number);
const figures = await crashTest({ rounds, orders }, (line) => void process.stdout.write(`${line}\n`));
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const { lost, surplus, miscounted, orphans, disagreeing } = figures;
if (lost + surplus + miscounted + orphans + disagreeing > 0) process.exitCode = 1;
process.exit();
