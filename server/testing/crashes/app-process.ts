import { createServer, type IncomingMessage } from "node:http";
import { apiOf } from "@/server/http";
import { startJobs } from "@/server/jobs";

/* A process of the shop for the crash test: its API and its jobs, without the pages. Killed, never asked to end. */

const api = apiOf();

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const name of ["content-type", "x-cart-token"]) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  const body = incoming.method === "GET" ? undefined : Buffer.concat(chunks);
  return new Request(`http://127.0.0.1${incoming.url ?? "/"}`, { method: incoming.method, headers, body });
}

startJobs();
const server = createServer((incoming, outgoing) => {
  void (async () => {
    const answer = await api.fetch(await requestOf(incoming));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  })().catch(() => outgoing.destroy());
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
// Whoever started it is gone: nothing of the test stays behind.
process.on("disconnect", () => process.exit(0));
