import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

export interface StandIn {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

/**
 * Lets an answer pass as it is, unless its status says that it failed: then the stand-in is sent in its place, and what
 * the framework writes is thrown away.
 */
export function replaceFailures(response: ServerResponse, standIn: () => StandIn): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  let isReplaced = false;
  const hasFailed = (status: number): boolean => {
    isReplaced ||= !response.headersSent && status >= 500;
    return isReplaced;
  };
  const callbackOf = (args: unknown[]): (() => void) | undefined =>
    args.find((argument): argument is () => void => typeof argument === "function");

  response.writeHead = (status: number, ...rest: unknown[]) =>
    hasFailed(status) ? response : writeHead(status, ...rest);
  response.write = (...args: unknown[]) => {
    if (!hasFailed(response.statusCode)) return write(...args);
    callbackOf(args)?.();
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!hasFailed(response.statusCode)) return end(...args);
    const { status, headers, body } = standIn();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    writeHead(status, headers);
    return end(body, callbackOf(args));
  };
}
