import { MAX_SHOWN_MAILS } from "@/lib/limits";
import { getPool } from "@/server/db/client";
import { type KeptMail, readKeptMail, readKeptMails } from "@/server/repositories/mails";

export type { KeptMail } from "@/server/repositories/mails";

/** The newest mails that this shop kept instead of sending them. */
export const keptMails = {
  list: (): Promise<KeptMail[]> => readKeptMails(getPool(), MAX_SHOWN_MAILS),
  find: (id: string): Promise<KeptMail | null> => readKeptMail(getPool(), id),
};
