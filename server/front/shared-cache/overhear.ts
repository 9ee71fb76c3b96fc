import type { ServerResponse } from "node:http";
import type { Answer } from "./kept-answer";

interface Listener {
  /** With the head whole and nothing sent yet: the one moment at which it may still be changed. */
  onHead: () => void;
  /** With the head known, before anything is sent: whether the whole answer is wanted. */
  wants: (head: Omit<Answer, "body">) => boolean;
  /** The whole answer; null when it was cut short, grew too large or was not wanted. */
  onEnd: (answer: Answer | null) => void;
  maxBytes: number;
}

/** Listens to an answer while it is sent; of itself it changes nothing. */
export function overhear(response: ServerResponse, { onHead, wants, onEnd, maxBytes }: Listener): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let head: Omit<Answer, "body"> | undefined;
  let chunks: Buffer[] | null = [];
  let bytes = 0;
  let isTold = false;

  const tell = (answer: Answer | null): void => {
    chunks = null;
    if (isTold) return;
    isTold = true;
    onEnd(answer);
  };
  const note = (status: number): void => {
    if (head) return;
    if (!response.headersSent) onHead();
    head = { status, headers: { ...response.getHeaders() } };
    if (!wants(head)) tell(null);
  };
  const hear = (chunk: unknown, encoding: unknown): void => {
    if (!chunks || (typeof chunk !== "string" && !(chunk instanceof Uint8Array))) return;
    const buffer =
      typeof chunk === "string"
        ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
        : Buffer.from(chunk);
    bytes += buffer.byteLength;
    if (bytes > maxBytes) return tell(null);
    chunks.push(buffer);
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.find((argument) => typeof argument === "object" && argument !== null);
    // Set one by one they can be read back, by us and by what lies below.
    for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>))
      response.setHeader(name, value);
    note(status);
    return writeHead(status, ...rest.filter((argument) => argument !== headers));
  };
  response.write = (...args: unknown[]) => {
    note(response.statusCode);
    hear(args[0], args[1]);
    return write(...args);
  };
  response.end = (...args: unknown[]) => {
    note(response.statusCode);
    hear(args[0], args[1]);
    // Asked to be quiet by a visitor who left, the framework may end an answer in the middle.
    const isWhole = chunks !== null && head !== undefined && !response.destroyed;
    const answer = isWhole && head && chunks ? { ...head, body: Buffer.concat(chunks) } : null;
    const result = end(...args);
    tell(answer);
    return result;
  };
  response.once("close", () => tell(null));
}
