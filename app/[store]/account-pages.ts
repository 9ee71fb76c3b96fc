import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Customer } from "@/lib/contract";
import { errorCodes } from "@/lib/contract/errors";
import { STORABLE } from "@/lib/contract/storable";
import { wayAfterLogin } from "@/lib/domain/way-after-login";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { CUSTOMER_COOKIE, makeCall } from "@/server/call";
import { commerce } from "@/server/commerce";
import { enterStore, type StoreParams, valueOf } from "./store-context";

export interface AccountPageProps {
  params: Promise<StoreParams>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export interface AccountQuery {
  storeView: StoreView;
  next?: string;
  token?: string;
  done?: string;
  refused?: string;
}

/** What the address of a page of accounts says; of a name given twice nothing is believed. */
export async function readAccountPage({ params, searchParams }: AccountPageProps): Promise<AccountQuery> {
  const storeView = enterStore((await params).store);
  const query = await searchParams;
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === "string" && value !== "" && STORABLE.test(value) ? value : undefined;
  };
  const next = wayAfterLogin(query.next) ?? undefined;
  const refused = errorCodes.find((code) => code === query.refused);
  return { storeView, next, token: text("token"), done: text("done"), refused };
}

/**
 * Nobody finds them by searching, and no other site is told of them: an address may carry a token. (`no-referrer` would
 * take the origin from their forms as well, and they would be refused.)
 */
export async function accountMetadata({ params }: AccountPageProps, title: string): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("account");
  return { title: t(title), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Who is logged in. Whoever isn't, or no longer, is led through a renewal or a login back to `path`. */
export async function loadCustomer(storeView: StoreView, path: string): Promise<Customer> {
  const customerToken = (await cookies()).get(CUSTOMER_COOKIE)?.value;
  const call = makeCall({ storeView, now: new Date(), client: "page", session: { customerToken } });
  const found = customerToken ? await commerce().getMe({}, call) : null;
  if (!found || (!found.ok && found.error.code === "login_required"))
    redirect(`${apiBase(storeView)}/user/form/renew?${new URLSearchParams({ next: path }).toString()}`);
  return valueOf(found);
}
