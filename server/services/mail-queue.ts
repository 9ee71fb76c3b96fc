import type { Queryable } from "@/server/db/client";
import { insertMail, type NewMail } from "@/server/repositories/mails";
import { enqueue } from "@/server/repositories/job-queue";

/** Has mails sent once the caller's transaction is committed. What was told already is not told again. */
export async function queueMails(tx: Queryable, mails: readonly NewMail[], now: Date): Promise<void> {
  for (const mail of mails) {
    const mailId = await insertMail(tx, mail, now);
    if (mailId !== null) await enqueue(tx, "send-mail", { mailId });
  }
}
