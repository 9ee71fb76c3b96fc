import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";

interface Props {
  title: string;
  /** What has just been done. */
  done?: string;
  /** Ways between the parts of an account. */
  nav?: ReactNode;
  children: ReactNode;
  /** Below: ways to the other pages of accounts. */
  ways?: ReactNode;
}

/** A page with one form: narrow, so that eyes and thumbs have short ways. */
export function AccountPage({ title, done, nav, children, ways }: Props) {
  return (
    <div className="asks-email page grid gap-8 py-8 lg:py-12">
      {nav && <h1>{title}</h1>}
      {nav}
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        {!nav && <h1>{title}</h1>}
        {done && <Notice tone="success">{done}</Notice>}
        {children}
        {ways && <ul className="grid gap-2 border-t border-line pt-6 *:min-h-9">{ways}</ul>}
      </div>
    </div>
  );
}
