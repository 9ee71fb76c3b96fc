import type { ReactNode } from "react";

/*
 * What the server's components and the browser's have in common while a page is drawn on the server. They are bundled
 * apart there as well, so that no module of one is that of the other: it lies with the process.
 */
const shared = globalThis as typeof globalThis & { stillParts?: Map<string, ReactNode> };

/** Contents of still parts by their names, of which there are a few for each shop front; in a browser none. */
export const stillParts = (shared.stillParts ??= new Map<string, ReactNode>());
