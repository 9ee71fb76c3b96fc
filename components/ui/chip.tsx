import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { IconClose } from "./icons";

const look = classNames(
  "inline-flex min-h-9 items-center gap-2 px-3 py-1 text-sm",
  "rounded-full border border-control bg-raised hover:border-ink",
);

/** A chosen filter: taking it away is a link (or a press), so it works without script. */
export function Chip({
  children,
  removeLabel,
  href,
  onRemove,
  className,
}: {
  children: ReactNode;
  removeLabel: string;
  href?: string;
  onRemove?: () => void;
  className?: string;
}) {
  const inside = (
    <>
      {children}
      <span className="sr-only">{`, ${removeLabel}`}</span>
      <IconClose className="size-3.5" />
    </>
  );
  if (href) {
    return (
      <a href={href} data-scroll="keep" className={classNames(look, className)}>
        {inside}
      </a>
    );
  }
  return (
    <button type="button" onClick={onRemove} className={classNames(look, className)}>
      {inside}
    </button>
  );
}
