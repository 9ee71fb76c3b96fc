import { contentEndpoint } from "@/server/content/endpoint";

export const runtime = "nodejs";
export const dynamic = "force-dynamic";

const handle = (request: Request): Promise<Response> => contentEndpoint(request);

export { handle as GET, handle as POST };
