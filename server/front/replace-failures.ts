import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { answerInstead } from "./answer-instead";

export interface StandIn {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Buffer;
}

const hasFailed = (status: number): boolean => status >= 500;

/** Has the stand-in sent in the place of an answer whose status says that it failed. */
export const replaceFailures = (response: ServerResponse, standIn: () => StandIn): void =>
  answerInstead(response, hasFailed, (send, done) => {
    const { status, headers, body } = standIn();
    send.writeHead(status, headers);
    send.end(body, done);
  });
