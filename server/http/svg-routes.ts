import type { Context, Hono } from "hono";
import type { ShopError } from "@/lib/contract";
import { MAX_ADDRESS, SVGS_PER_MINUTE } from "@/lib/contract/limits";
import type { ServerEnv } from "@/lib/env";
import { type SvgText, svgText } from "@/server/images/svg-text";
import { apiPaths } from "./api-paths";
import { answerRefusal } from "./envelope";
import { rateLimit } from "./guards";
import type { Limits } from "./limits";

const refusals: Record<Extract<SvgText, { refused: string }>["refused"], ShopError> = {
  origin: { code: "forbidden", message: "the owner names no such place for drawings" },
  address: { code: "forbidden", message: "drawings are fetched from the open internet alone" },
  answer: { code: "unavailable", message: "there is no drawing that can be shown" },
  unknown: { code: "not_found", message: "no such drawing" },
};

/** §7, `fetchSvg`: an icon as text, sanitised. Opened by itself it runs nothing either. */
export function svgRoutes(app: Hono, { env, limits }: { env: () => ServerEnv; limits: Limits }): void {
  app.on(
    "GET",
    apiPaths("fetchSvg"),
    rateLimit("fetch-svg", env, limits, SVGS_PER_MINUTE),
    async (context: Context) => {
      const url = context.req.query("url") ?? "";
      if (url === "" || url.length > MAX_ADDRESS)
        return answerRefusal(context, { code: "invalid_input", message: "url names the drawing" });
      const found = await svgText(url, { origins: env().svgOrigins });
      if ("refused" in found) return answerRefusal(context, refusals[found.refused]);
      return context.body(found.svg, 200, {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "public, max-age=86400",
      });
    },
  );
}
