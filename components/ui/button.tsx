import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

interface Look {
  /** One primary action on a screen. */
  kind?: "primary" | "secondary" | "quiet";
  size?: "normal" | "small" | "icon";
  wide?: boolean;
}

export const buttonClass = ({ kind = "primary", size = "normal", wide }: Look = {}, more?: string): string =>
  classNames("button", `button-${kind}`, size !== "normal" && `button-${size}`, wide && "w-full", more);

export type ButtonProps = ComponentProps<"button"> & Look & { loading?: boolean; loadingLabel?: string };

/** While loading it keeps focus and its place, says so, and refuses presses. */
export function Button({
  kind,
  size,
  wide,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide }, className)}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading && <span className="spinner" aria-hidden="true" />}
      {loading && loadingLabel ? loadingLabel : children}
    </button>
  );
}

export function ButtonLink({
  kind,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Look & { children: ReactNode }) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {children}
    </a>
  );
}
