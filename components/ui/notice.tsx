import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconError, IconInfo, IconSuccess, IconWarning } from "./icons";

export type NoticeTone = "info" | "success" | "warning" | "error";

const looks = {
  info: { Icon: IconInfo, colors: "bg-info-soft text-info" },
  success: { Icon: IconSuccess, colors: "bg-success-soft text-success" },
  warning: { Icon: IconWarning, colors: "bg-warning-soft text-warning" },
  error: { Icon: IconError, colors: "bg-danger-soft text-danger" },
} as const;

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Speak it when it appears; leave out for what stands on the page from the start. */
  announce?: boolean;
  className?: string;
}

/**
 * What happened and what to do about it. Its border shows where the system replaces colours and leaves no background.
 */
export function Notice({ tone = "info", title, children, actions, announce = false, className }: NoticeProps) {
  const { Icon, colors } = looks[tone];
  const role = announce ? (tone === "error" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      className={classNames("flex items-start gap-3 rounded-sm border border-transparent px-4 py-3", colors, className)}
    >
      <Icon className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0 flex-1 text-ink">
        {title && <p className="font-semibold">{title}</p>}
        {children}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
