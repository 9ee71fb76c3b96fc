import { Link } from "@/components/ui/link";
import type { Source } from "@/lib/contract";
import { MAX_NOTE } from "@/lib/contract/limits";
import { useMessages, useTranslations } from "@/lib/i18n/server";
import { apiBase, cmsPath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { ContactForm, type ContactFormLabels } from "./contact-form";

export interface ContactSectionProps {
  storeView: StoreView;
  /** The branches that a message can go to instead of the shop itself. */
  sources: readonly Pick<Source, "name" | "email">[];
}

/** What the section is named by: its own heading, or the page's where there is nothing else on it. */
export const CONTACT_HEADING = "write-to-us";

/** Where a visitor writes to the shop or to one of its branches. */
export function ContactSection({ storeView, sources, isPage = false }: ContactSectionProps & { isPage?: boolean }) {
  const t = useTranslations("contact");
  const { contact } = useMessages() as { contact: { form: ContactFormLabels } };
  const { form } = contact;
  const textHint = t("form.textHint", { most: MAX_NOTE.toLocaleString(storeView.locale) });
  return (
    <section aria-labelledby={CONTACT_HEADING} id="contact-form">
      {!isPage && <h2 id={CONTACT_HEADING}>{t("title")}</h2>}
      <p className="mt-2 mb-6 max-w-2xl text-muted">
        {t("lead")} <Link href={cmsPath(storeView, "gdpr")}>{t("privacy")}</Link>
      </p>
      <ContactForm
        action={`${apiBase(storeView)}/mail-service/form`}
        places={[
          { value: "", label: t("shop") },
          ...sources.filter(({ email }) => email !== "").map(({ name, email }) => ({ value: email, label: name })),
        ]}
        labels={{ ...form, textHint }}
      />
    </section>
  );
}
