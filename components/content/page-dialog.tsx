"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { LazyIntl } from "@/lib/i18n/lazy-messages";
import { pageMarkup } from "@/lib/queries/page-markup";
import type { Locale } from "@/lib/store-views";
import { RichText } from "./rich-text";

export interface PageDialogProps {
  href: string;
  /** Until the page has said its own. */
  title: string;
  locale: Locale;
  onClose: () => void;
}

/** The words of one of the owner's pages, over what one is doing: the same page that its address shows. */
export default function PageDialog(props: PageDialogProps) {
  return (
    <LazyIntl locale={props.locale}>
      <InDialog {...props} />
    </LazyIntl>
  );
}

interface Text {
  title: string;
  lang: string | undefined;
  html: string;
}

/** What a page of the shop says, as the server has cleaned it; null where it is none of the owner's. */
function textOf(markup: string): Text | null {
  const page = new DOMParser().parseFromString(markup, "text/html");
  const words = [...page.querySelectorAll<HTMLElement>("article.cms-page .prose")];
  const heading = page.querySelector<HTMLElement>("article.cms-page h1");
  if (words.length === 0 || !heading) return null;
  return {
    title: heading.textContent ?? "",
    lang: words[0]?.lang || undefined,
    html: words.map(({ innerHTML }) => innerHTML).join("\n"),
  };
}

function InDialog({ href, title, onClose }: PageDialogProps) {
  const t = useTranslations("content");
  const [text, setText] = useState<Text | "failed" | null>(null);
  useEffect(() => {
    const left = new AbortController();
    pageMarkup(href, left.signal).then(
      (markup) => setText((markup === null ? null : textOf(markup)) ?? "failed"),
      () => left.signal.aborted || setText("failed"),
    );
    return () => left.abort();
  }, [href]);
  const isRead = text !== null && text !== "failed";
  return (
    <Dialog
      open
      onClose={onClose}
      title={isRead ? <span lang={text.lang}>{text.title}</span> : title}
      closeLabel={t("dialog.close")}
      className="page-dialog"
      isText
      footer={
        <Link href={href} target="_blank">
          {t("dialog.open")}
        </Link>
      }
    >
      <div aria-live="polite">
        {text === null && <p>{t("loading")}</p>}
        {text === "failed" && <p>{t("dialog.failed")}</p>}
      </div>
      {isRead && <RichText html={text.html} lang={text.lang} />}
    </Dialog>
  );
}
