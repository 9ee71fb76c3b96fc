import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Bucket } from "../server/images/storage";

export interface TestBucket {
  access: Bucket;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** What was asked, each with the signature's parts. */
  asked: { method: string; key: string; authorization: string }[];
  /** From now on every question is answered with this status. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

/** Real ones tell a thousand keys at once. */
const KEYS_AT_ONCE = 2;

function listing(objects: TestBucket["objects"], asksFor: URLSearchParams): string {
  const [prefix, after] = [asksFor.get("prefix") ?? "", asksFor.get("start-after") ?? ""];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const told = keys.slice(0, KEYS_AT_ONCE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const isCut = `<IsTruncated>${keys.length > KEYS_AT_ONCE}</IsTruncated>`;
  return `<ListBucketResult>${isCut}${told.join("")}</ListBucketResult>`;
}

/** A bucket on this machine, as far as pictures need one. */
export async function openBucket(): Promise<TestBucket> {
  const objects: TestBucket["objects"] = new Map();
  const asked: TestBucket["asked"] = [];
  let failure: number | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const key = decodeURIComponent(url.replace(/^\/pictures\//u, ""));
      asked.push({ method, key, authorization: headers.authorization ?? "" });
      if (failure !== null) return response.writeHead(failure).end();
      if (!headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key/")) return response.writeHead(403).end();
      const asksFor = new URL(url, "http://bucket").searchParams;
      if (asksFor.get("list-type") === "2") return response.writeHead(200).end(listing(objects, asksFor));
      if (method === "PUT") {
        objects.set(key, { bytes: Buffer.concat(chunks), type: headers["content-type"] ?? "" });
        return response.writeHead(200).end();
      }
      const found = objects.get(key);
      if (!found) return response.writeHead(404).end();
      const [, from, to] = /^bytes=(\d+)-(\d+)$/u.exec(headers.range ?? "") ?? [];
      if (from !== undefined) {
        const size = found.bytes.byteLength;
        const range = { "content-range": `bytes ${from}-${Math.min(Number(to), size - 1)}/${size}` };
        if (Number(from) >= size) return response.writeHead(416, { "content-range": `bytes */${size}` }).end();
        return response.writeHead(206, range).end(found.bytes.subarray(Number(from), Number(to) + 1));
      }
      response.writeHead(200, { "content-type": found.type, "content-length": found.bytes.byteLength });
      return response.end(method === "HEAD" ? undefined : found.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: { endpoint, bucket: "pictures", region: "auto", accessKeyId: "key", secretAccessKey: "secret" },
    objects,
    asked,
    failWith: (status) => void (failure = status),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
