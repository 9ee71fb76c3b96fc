import type { Hono } from "hono";
import { CONTENT_CALLS_PER_MINUTE } from "@/lib/contract/limits";
import type { ServerEnv } from "@/lib/env";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

export interface ContentTools {
  /** Answers what is asked at `/graphql`; pages of this process ask past it, uncounted. */
  askContent: (request: Request) => Promise<Response>;
}

/** The content backend over HTTP: counted by who asks, as every endpoint. */
export function contentRoutes(
  app: Hono,
  { askContent }: ContentTools,
  { env, limits }: { env: () => ServerEnv; limits: Limits },
): void {
  app.on(["GET", "POST"], "/graphql", rateLimit("graphql", env, limits, CONTENT_CALLS_PER_MINUTE), (context) =>
    askContent(context.req.raw),
  );
}
