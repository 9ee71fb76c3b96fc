import { wordsOf } from "@/lib/i18n/words";
import { languageOf } from "@/lib/store-views";
import { passPage } from "@/server/services/order/pass-page";
import { answerFile, type OrderFileContext } from "../order-file";

/** What the renter shows at the counter, whole in one file: a device that keeps it needs no network for it. */
export const GET = (request: Request, context: OrderFileContext): Promise<Response> =>
  answerFile(request, context, async ({ order, source, returnSource, storeView }) => {
    const words = wordsOf(languageOf(storeView));
    const content = await passPage({ order, source, returnSource, storeView, words });
    return content === null ? null : { content, headers: { "Content-Type": "text/html; charset=utf-8" } };
  });
