import { apiOf } from "@/server/http";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const handle = (request: Request): Response | Promise<Response> => apiOf().fetch(request);

export { handle as GET, handle as POST };
