import { remoteApi } from "@/lib/env";
import { getReadingPool } from "@/server/db/client";
import { embeddedContent } from "./embedded";
import type { ContentPort } from "./port";
import { remoteContent } from "./remote";

let port: ContentPort | undefined;

/** The content backend of this process: a shop without a database of its own shows the other shop's pages. */
export function content(): ContentPort {
  const elsewhere = remoteApi();
  port ??= elsewhere ? remoteContent(elsewhere) : embeddedContent(getReadingPool());
  return port;
}
