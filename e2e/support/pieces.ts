import { once } from "node:events";
import http from "node:http";
import type { Page } from "@playwright/test";

import { freePort } from "../../server/db/postgres/free-port";

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
  const asked = http.request(new URL(request.url ?? "/", origin), { method: request.method, headers });
  request.pipe(asked);
  const [answer] = (await once(asked, "response")) as [http.IncomingMessage];
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
  const server = http.createServer((request, response) => {
    void ask(origin, request).then(async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!answer.headers["content-type"]?.startsWith("text/html")) return void answer.pipe(response);
      const document = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
      const [head, ...pieces] = cut(document);
      response.write(head);
      for (const piece of pieces) {
        const painted = new Promise<void>((resolve) => (hasPainted = resolve));
        response.write(piece);
        await painted;
      }
      response.end();
    });
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, stop };
}
