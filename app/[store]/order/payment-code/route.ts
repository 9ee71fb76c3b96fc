import { openTransfer } from "@/lib/domain/bank-transfer";
import { spayd } from "@/lib/domain/spayd";
import { codeSvg } from "@/server/images/payment-code";
import { answerFile, type OrderFileContext } from "../order-file";

/** The picture of a QR payment for an order that waits for its transfer; nothing once it is paid or given up. */
export const GET = (request: Request, context: OrderFileContext): Promise<Response> =>
  answerFile(request, context, ({ order }) => {
    const transfer = openTransfer(order);
    const text = transfer && spayd(transfer);
    return text ? { content: codeSvg(text), headers: { "Content-Type": "image/svg+xml" } } : null;
  });
