import { wordsOf } from "@/lib/i18n/words";
import { languageOf } from "@/lib/store-views";
import { cardPage } from "@/server/services/account/card-page";
import type { StoreParams } from "../../../store-context";
import { answerCard } from "../card-file";

export const dynamic = "force-dynamic";

/** What is shown at the counter, whole in one file: a device that keeps it needs no network for it. */
export const GET = (_request: Request, { params }: { params: Promise<StoreParams> }): Promise<Response> =>
  answerCard(params, "text/html; charset=utf-8", (number, storeView) =>
    cardPage({ number, storeView, words: wordsOf(languageOf(storeView)) }),
  );
