import { parentPort, workerData } from "node:worker_threads";
import readWorkbook from "read-excel-file/node";

/* Reads the workbook that it was started with. It runs in a thread of its own, whose memory has a bound. */

parentPort?.postMessage(await readWorkbook(Buffer.from(workerData)));
