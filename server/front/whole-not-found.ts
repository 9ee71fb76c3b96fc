import { IncomingMessage } from "node:http";
import { NOT_FOUND_PAGE } from "@/lib/dispatch/not-found-page";
import { answerInstead } from "./answer-instead";
import { isPage } from "./kind-of-path";
import type { Handle } from "./shared-cache";

/** Whether a browser asks for a page, not the framework's script for a part of one. */
const isDocument = ({ headers, url = "" }: IncomingMessage): boolean =>
  headers.rsc === undefined && isPage(url.replace(/[?#].*$/su, ""));

/** The same request, of which the framework has not heard yet. */
function anew(request: IncomingMessage, headers: IncomingMessage["headers"]): () => IncomingMessage {
  const { method, url, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  const asked = { method, url, httpVersion, httpVersionMajor, httpVersionMinor };
  return () => {
    const again = new IncomingMessage(request.socket);
    // Nothing was sent with it, and its end must not be taken for a connection that broke.
    again.complete = true;
    again.push(null);
    return Object.assign(again, { ...asked, headers: { ...headers, [NOT_FOUND_PAGE]: "1" } });
  };
}

/**
 * A page that only while it is drawn finds out that there is nothing is sent by the framework as a document without a
 * word in it, for the browser's script to fill. The dispatcher's not-found page is sent in its place: whole, in the
 * language of its shop front, for readers without script as well.
 */
export function wholeNotFound(handle: Handle): Handle {
  return async (request, response) => {
    delete request.headers[NOT_FOUND_PAGE];
    if (!isDocument(request)) return handle(request, response);
    const asked = anew(request, { ...request.headers });
    await new Promise<void>((resolve, reject) => {
      let isAskedAgain = false;
      const isWordless = (status: number): boolean => status === 404 && !response.hasHeader(NOT_FOUND_PAGE);
      answerInstead(response, isWordless, () => {
        isAskedAgain = true;
        response.statusCode = 200;
        handle(asked(), response).then(resolve, reject);
      });
      // What it threw away ends with the answer that goes out instead: of that one it says nothing.
      handle(request, response).then(() => isAskedAgain || resolve(), reject);
    });
  };
}
