import { Notice } from "@/components/ui/notice";
import { useTranslations } from "@/lib/i18n/server";
import { CONTACT_HEADING, ContactSection, type ContactSectionProps } from "./contact-section";

interface Props extends ContactSectionProps {
  /** What became of a message that was sent without script. */
  sent: boolean;
  refused: string | undefined;
}

/** The page that a message without script leads to; it can be written here as well. */
export function ContactView({ sent, refused, ...section }: Props) {
  const t = useTranslations("contact");
  return (
    <div className="page page-narrow">
      <h1 id={CONTACT_HEADING}>{t("page")}</h1>
      {sent && (
        <Notice tone="success" className="mt-8">
          {t("sent")}
        </Notice>
      )}
      {refused !== undefined && (
        <Notice tone="error" className="my-8" title={t(refused === "too_many_requests" ? "form.tooMany" : "notSent")}>
          {t("goBack")}
        </Notice>
      )}
      {!sent && <ContactSection {...section} isPage />}
    </div>
  );
}
