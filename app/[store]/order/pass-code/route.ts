import { codeSvg } from "@/server/images/payment-code";
import { answerFile, type OrderFileContext } from "../order-file";

/** The picture of an order's pass, for the order's page. */
export const GET = (request: Request, context: OrderFileContext): Promise<Response> =>
  answerFile(request, context, ({ order: { pass } }) =>
    pass ? { content: codeSvg(pass), headers: { "Content-Type": "image/svg+xml" } } : null,
  );
