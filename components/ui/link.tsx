import NextLink from "next/link";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** `plain` for links that their place already marks (menus, cards). */
export function Link({ plain = false, className, ...rest }: ComponentProps<typeof NextLink> & { plain?: boolean }) {
  return <NextLink {...rest} className={classNames("link", plain && "link-plain", className)} />;
}
