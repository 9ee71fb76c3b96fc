import type { ServerResponse } from "node:http";

/** An answer's own methods, below whoever listens to it. */
export interface Send {
  writeHead: (...args: unknown[]) => ServerResponse;
  end: (...args: unknown[]) => ServerResponse;
}

const callbackOf = (args: unknown[]): (() => void) | undefined =>
  args.find((argument): argument is () => void => typeof argument === "function");

/**
 * Lets an answer pass as it is, unless its status is an unwanted one: then what is written is thrown away, and at its
 * end the response is left to `instead` as it was before. What that writes passes.
 * @param instead is given what hears of the end, if anything does
 */
export function answerInstead(
  response: ServerResponse,
  isUnwanted: (status: number) => boolean,
  instead: (send: Send, done: (() => void) | undefined) => void,
): void {
  const writeHead = response.writeHead.bind(response) as Send["writeHead"];
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as Send["end"];
  const before = response.getHeaders();
  let state: "passing" | "unwanted" | "instead" = "passing";
  const isThrownAway = (status: number): boolean => {
    if (state === "passing" && !response.headersSent && isUnwanted(status)) state = "unwanted";
    return state === "unwanted";
  };

  response.writeHead = (status: number, ...rest: unknown[]) =>
    isThrownAway(status) ? response : writeHead(status, ...rest);
  response.write = (...args: unknown[]) => {
    if (!isThrownAway(response.statusCode)) return write(...args);
    callbackOf(args)?.();
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isThrownAway(response.statusCode)) return end(...args);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(before)) if (value !== undefined) response.setHeader(name, value);
    state = "instead";
    instead({ writeHead, end }, callbackOf(args));
    return response;
  };
}
