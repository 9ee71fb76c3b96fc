import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** `plain` for links that their place already marks (menus, cards). */
export function Link({ plain = false, className, ...rest }: ComponentProps<"a"> & { plain?: boolean }) {
  return <a {...rest} className={classNames("link", plain && "link-plain", className)} />;
}
