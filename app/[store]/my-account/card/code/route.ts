import { codeSvg } from "@/server/images/payment-code";
import type { StoreParams } from "../../../store-context";
import { answerCard } from "../card-file";

export const dynamic = "force-dynamic";

/** The picture of the card's number, for the account's page. */
export const GET = (_request: Request, { params }: { params: Promise<StoreParams> }): Promise<Response> =>
  answerCard(params, "image/svg+xml", codeSvg);
