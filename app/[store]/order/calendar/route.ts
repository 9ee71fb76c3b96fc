import { wordsOf } from "@/lib/i18n/words";
import { languageOf } from "@/lib/store-views";
import { orderCalendar } from "@/server/services/order/order-calendar";
import { answerFile, type OrderFileContext } from "../order-file";

/** The order's pick-up and return as a calendar file; works without script, also on phones. */
export const GET = (request: Request, context: OrderFileContext): Promise<Response> =>
  answerFile(request, context, ({ order, source, returnSource, storeView, now }) => {
    const words = wordsOf(languageOf(storeView));
    const { locale } = storeView;
    const { filename, content } = orderCalendar({ order, source, returnSource, locale, words, now });
    return {
      content,
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": `attachment; filename="${filename}"`,
      },
    };
  });
