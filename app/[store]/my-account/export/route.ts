import { attachment } from "@/lib/domain/attachment";
import { accountDataPath } from "@/lib/routes-account";
import { askAsCustomer } from "../../account-pages";
import { enterStore, type StoreParams } from "../../store-context";

export const dynamic = "force-dynamic";

const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** All that the shop keeps of whoever is logged in, as a file; whoever isn't is led to a login. */
export async function GET(_request: Request, { params }: { params: Promise<StoreParams> }): Promise<Response> {
  const storeView = enterStore((await params).store);
  const kept = await askAsCustomer(storeView, accountDataPath(storeView), (port, call) => port.exportMe({}, call));
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      ...PRIVATE,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": attachment("my-data.json"),
    },
  });
}
