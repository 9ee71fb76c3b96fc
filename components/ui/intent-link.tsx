"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";

/**
 * A link whose page is fetched when a pointer, finger or focus comes to it: a listing of fifty would else ask
 * for fifty pages that nobody opens.
 */
export function IntentLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & { href: string }) {
  const router = useRouter();
  const warm = () => router.prefetch(href);
  return <Link {...rest} href={href} prefetch={false} onPointerEnter={warm} onTouchStart={warm} onFocus={warm} />;
}
