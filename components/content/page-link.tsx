"use client";

import { useState } from "react";
import { createPortal } from "react-dom";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { loadPart, showWhenLoaded } from "@/components/ui/load-part";
import { isPlainPress } from "@/components/ui/plain-press";
import type { Locale } from "@/lib/store-views";
import type { PageDialogProps } from "./page-dialog";

const load = () => import("./page-dialog");
const PageDialog = lazyPart<PageDialogProps>(load);

interface Props {
  href: string;
  locale: Locale;
  className?: string;
  children: string;
}

/** A page of the owner's that is read without leaving what one is doing; any other press opens it as a page. */
export function PageLink({ href, locale, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        href={href}
        target="_blank"
        className={className}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          showWhenLoaded(
            () => loadPart(load(), locale),
            () => setOpen(true),
          );
        }}
      >
        {children}
      </Link>
      {/* Out of whatever line of text the link stands in. */}
      {isOpen &&
        createPortal(
          <PageDialog href={href} title={children} locale={locale} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
