import { readFileSync } from "node:fs";
import path from "node:path";

export const dynamic = "force-dynamic";

export function GET() {
  const [type, file] = ["picture.type", "picture"].map((name) => readFileSync(path.join(process.env.FLOOR_DATA, name)));
  const headers = { "content-type": String(type), "cache-control": "public, max-age=31536000, immutable" };
  return new Response(file, { headers });
}
