import { Hono } from "hono";
import { MAX_AGENT } from "@/lib/contract/limits";
import { callOf } from "./call";

test.each([MAX_AGENT, MAX_AGENT + 1])(
  "of %i letters that a browser calls itself as many are kept as may be",
  async (n) => {
    const app = new Hono().get("/", (context) => context.json(callOf(context, {}, new Date())));
    const answer = await app.request("/", { headers: { "user-agent": "x".repeat(n) } });
    expect(await answer.json()).toMatchObject({ agent: "x".repeat(MAX_AGENT) });
  },
);
