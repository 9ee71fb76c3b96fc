import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import type { Page } from "@playwright/test";

/** At least; a phone in a tunnel gets about as much at once. */
const PIECE_BYTES = 1500;

/** What nobody sees, then piece by piece with an element in each, then scripts and data, which nobody sees either. */
function cut(document: string): string[] {
  const seen = document.indexOf("<body");
  const end = document.indexOf("</footer>");
  const pieces = [document.slice(0, seen)];
  const startTag = /<[a-z][^>]*>/gu;
  for (let from = seen; from < document.length; from = startTag.lastIndex) {
    startTag.lastIndex = from + PIECE_BYTES;
    if (!startTag.test(document) || startTag.lastIndex > end) startTag.lastIndex = document.length;
    pieces.push(document.slice(from, startTag.lastIndex));
  }
  return pieces;
}

async function ask(origin: string, request: http.IncomingMessage): Promise<http.IncomingMessage> {
  const headers = { ...request.headers, "accept-encoding": "identity" };
  // Each on a connection of its own: the shop may be closing one that is kept.
  const asked = http.request(new URL(request.url ?? "/", origin), { method: request.method, headers, agent: false });
  const answered = once(asked, "response") as Promise<[http.IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(request, asked)]);
  return answer;
}

/**
 * The shop over a slow line: each of its pages comes in pieces, and a piece only when the page has painted what came
 * before. All else comes at once.
 */
export async function startSlowLine(page: Page, origin: string): Promise<{ origin: string; stop: () => void }> {
  let hasPainted = (): void => undefined;
  await page.exposeFunction("hasPainted", () => hasPainted());
  await page.addInitScript(() => {
    const { hasPainted } = window as unknown as { hasPainted: () => void };
    const elements = document.getElementsByTagName("*");
    let painted = 0;
    const frame = () => {
      if (elements.length > painted && document.body) {
        painted = elements.length;
        // After this frame's own painting.
        setTimeout(hasPainted);
      }
      if (document.readyState === "loading") requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const deliver = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const answer = await ask(origin, request);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return pipeline(answer, response);
    const document = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
    const [head, ...pieces] = cut(document);
    response.write(head);
    for (const piece of pieces) {
      const painted = new Promise<void>((resolve) => (hasPainted = resolve));
      response.write(piece);
      await painted;
    }
    response.end();
  };
  const server = http.createServer((request, response) => {
    // Either side may hang up, as a page does that is closed; whoever still waits is told by the line's end.
    deliver(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}
