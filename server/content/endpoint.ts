import { contentApi } from "@/lib/env";
import { getReadingPool } from "@/server/db/client";
import { type Documents, keptDocuments } from "./embedded/documents";
import { type ContentHandler, embeddedContentHandler } from "./embedded/handler";

let documents: (() => Promise<Documents>) | undefined;
let handler: ContentHandler | undefined;

/** All that the embedded backend of this process answers from: others as soon as one of them has changed. */
export const ownDocuments = (): Promise<Documents> => (documents ??= keptDocuments(getReadingPool()))();

/** The embedded backend of this process. */
export const ownContent: ContentHandler = (request) =>
  (handler ??= embeddedContentHandler(getReadingPool(), ownDocuments))(request);

/** Endpoint of the embedded backend; where another one is asked, there is none. */
export const contentEndpoint = async (request: Request): Promise<Response> =>
  contentApi() ? new Response(null, { status: 404 }) : ownContent(request);
