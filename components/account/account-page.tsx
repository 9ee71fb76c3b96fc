import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { KnowCustomer } from "./know-customer";

interface Props {
  title: string;
  /** What has just been done. */
  done?: string;
  children: ReactNode;
  /** Below: ways to the other pages of accounts. */
  ways?: ReactNode;
}

/** A page with one form: narrow, so that eyes and thumbs have short ways. */
export function AccountPage({ title, done, children, ways }: Props) {
  return (
    <div className="asks-email page grid gap-8 py-8 lg:py-12">
      <div className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-6">
        <h1>{title}</h1>
        {done && <Notice tone="success">{done}</Notice>}
        {children}
        {ways && <ul className="grid gap-2 border-t border-line pt-6 *:min-h-9">{ways}</ul>}
      </div>
    </div>
  );
}

interface PartProps extends Omit<Props, "ways"> {
  /** Ways between the parts of an account. */
  nav: ReactNode;
}

const BESIDE = classNames(
  "asks-email page grid grid-cols-[minmax(0,1fr)] gap-8 py-8",
  "lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-16 lg:py-12",
);

/** A part of one's account: its menu above it, or beside it where there is room. */
export function AccountPart({ title, done, nav, children }: PartProps) {
  return (
    <div className={BESIDE}>
      <KnowCustomer />
      <h1 className="lg:col-start-2">{title}</h1>
      <div className="lg:row-start-2">{nav}</div>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-10 lg:row-start-2">
        {done && <Notice tone="success">{done}</Notice>}
        {children}
      </div>
    </div>
  );
}
