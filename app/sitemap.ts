import { loadSitemap } from "./[store]/sitemap-data";

// Made on demand: a build has no database, and a crawler asks for it rarely.
export const dynamic = "force-dynamic";

export default loadSitemap;
