import { MAX_EMAIL } from "@/lib/contract/email";
import { useTranslations } from "@/lib/i18n/server";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { newsletter } from "@/shop.config";
import { WelcomeOffer } from "./welcome-offer";

/**
 * A plain form on every page, which leads to a page that says what happened; once somebody is there, a script that is
 * fetched then says it in place (`follow-form.ts`).
 */
export function NewsletterForm({ storeView }: { storeView: StoreView }) {
  const t = useTranslations("newsletter");
  return (
    <form
      method="post"
      action={`${apiBase(storeView)}/newsletter/form/subscribe`}
      className="newsletter grid items-start gap-x-8 gap-y-4 border-b border-brand-high py-8 md:grid-cols-2"
      data-newsletter=""
      data-close={newsletter.popup ? t("subscribe.close") : undefined}
    >
      <div>
        <h2 className="text-base">{t("subscribe.title")}</h2>
        <p id="newsletter-offer" className="mt-1 text-sm text-on-brand-muted">
          <WelcomeOffer storeView={storeView} />
        </p>
      </div>
      <div>
        <label htmlFor="newsletter-email" className="mb-1 block text-sm">
          {t("subscribe.field")}
        </label>
        <div className="flex gap-2">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={MAX_EMAIL}
            className="input min-w-0 flex-1 text-ink"
            aria-describedby="newsletter-said newsletter-offer"
          />
          <button type="submit" className="button button-secondary flex-none">
            {t("subscribe.send")}
          </button>
        </div>
        <p id="newsletter-said" role="status" className="mt-2 min-h-6 text-sm" />
      </div>
    </form>
  );
}
