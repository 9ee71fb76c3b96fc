import { products } from "../../../products";

export const dynamic = "force-dynamic";

export function GET() {
  return Response.json({ items: products });
}
