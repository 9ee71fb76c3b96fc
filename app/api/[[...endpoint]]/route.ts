import { revalidatePath } from "next/cache";
import { apiOf } from "@/server/http";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

/** Names and prices stand on every page (menu, related things), so an import makes all of them anew. */
const refreshCatalogue = (): void => revalidatePath("/", "layout");

const handle = (request: Request): Response | Promise<Response> => apiOf({ refreshCatalogue }).fetch(request);

export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE };
