import { EMAIL_PATTERN } from "@/lib/contract/email";
import { loadMessages } from "@/lib/i18n/lazy-messages";
import { getStoreView } from "@/lib/store-views";
import { subscribe } from "@/stores/newsletter";
import { storeCodeNow } from "@/stores/store-code";

type Outcome = Awaited<ReturnType<typeof subscribe>>;
interface Words {
  newsletter: Record<"said" | "done", Record<string, string>>;
  errors: Record<string, string>;
}

function wordsFor(outcome: Outcome, { newsletter: { said, done }, errors }: Words): string | undefined {
  if (outcome.kind === "sent") return done[outcome.answer === "subscribed" ? "subscribed" : "asked"];
  if (outcome.kind === "refused")
    return outcome.error.code === "invalid_input" ? said.invalid : (errors[outcome.error.code] ?? errors.internal);
  return said[outcome.kind];
}

/** Sends a newsletter form in place, and says beside it what became of it. What was refused stays to be mended. */
export async function sendNewsletterForm(form: HTMLFormElement): Promise<void> {
  const field = form.elements.namedItem("email");
  const status = form.querySelector("[role=status]");
  if (!(field instanceof HTMLInputElement) || !status || form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  try {
    const words = (await loadMessages(getStoreView(storeCodeNow()).locale)) as unknown as Words;
    const email = field.value.trim().toLowerCase();
    const isWrong = !EMAIL_PATTERN.test(email);
    status.textContent = (isWrong ? words.newsletter.said.invalid : words.newsletter.said.sending) ?? "";
    const outcome = isWrong ? null : await subscribe(email);
    if (outcome) status.textContent = wordsFor(outcome, words) ?? "";
    const isRefused = !outcome || outcome.kind === "refused";
    field.ariaInvalid = isWrong ? "true" : null;
    if (isRefused) field.focus();
    else field.value = "";
  } finally {
    form.ariaBusy = null;
  }
}
