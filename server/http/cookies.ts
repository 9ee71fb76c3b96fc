import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { ServerEnv } from "@/lib/env";
import type { Cookie } from "@/server/call";

/** Scripts can't read a cookie of the shop, and other sites' pages don't send it along. */
export function setCookies(context: Context, cookies: readonly Cookie[] | undefined, env: ServerEnv): void {
  for (const { name, value, maxAge, path = "/" } of cookies ?? [])
    setCookie(context, name, value, {
      maxAge,
      path,
      httpOnly: true,
      sameSite: "Lax",
      secure: new URL(context.req.url).protocol === "https:" || env.siteOrigin?.startsWith("https:"),
    });
}
