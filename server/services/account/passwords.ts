import { hash, verify } from "@node-rs/argon2";
import { foldEmail } from "@/lib/domain/account-session";

/** OWASP's recommendation for argon2id, the library's own kind: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Nobody's; compared where there is no account, so that it takes as long as where there is one. */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$EsNsiqt9G/ZYWnsiZhyClg$dzO6Oa+/Xk9bO3HxKFy+7+DB7+JZPzORXC3YgfqcDIQ";

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** @param kept null where there is no account: never right, after the same time. */
export async function isRightPassword(kept: string | null, password: string): Promise<boolean> {
  const isRight = await verify(kept ?? NOBODYS, password);
  return kept !== null && isRight;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when somebody chooses a password: it takes a few megabytes. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map((password) => password.toLowerCase())),
  ));

/** Whether a program would try it among the first: a common one of those ever leaked, or one's own e-mail. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  const folded = password.toLowerCase();
  const own = foldEmail(email);
  return folded === own || folded === own.split("@")[0] || (await commonPasswords()).has(folded);
}
