import { contentApi } from "@/lib/env";
import { getReadingPool } from "@/server/db/client";
import { type ContentHandler, embeddedContentHandler } from "./embedded/handler";

let handler: ContentHandler | undefined;

/** The embedded backend of this process. */
export const ownContent: ContentHandler = (request) => (handler ??= embeddedContentHandler(getReadingPool()))(request);

/** Endpoint of the embedded backend; where another one is asked, there is none. */
export const contentEndpoint = async (request: Request): Promise<Response> =>
  contentApi() ? new Response(null, { status: 404 }) : ownContent(request);
