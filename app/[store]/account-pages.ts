import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Customer, ErrorCode, Result } from "@/lib/contract";
import { uuidSchema } from "@/lib/contract/primitives";
import { errorCodes } from "@/lib/contract/errors";
import { STORABLE } from "@/lib/contract/storable";
import { wayAfterLogin } from "@/lib/domain/way-after-login";
import { apiBase } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";
import { type CallContext, CUSTOMER_COOKIE, makeCall, TYPED_COOKIE } from "@/server/call";
import { commerce } from "@/server/commerce";
import type { CommercePort } from "@/server/commerce/port";
import { readTyped } from "@/server/http/typed-fields";
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
  /** What was typed into the page's form, which came back refused. */
  typed?: Readonly<Record<string, string>>;
  /** An order that is to come into the account. */
  order?: string;
  /** A service that waits for the account's password. */
  link?: string;
  /** Of a list, from 1. */
  page: number;
}

const FIELD = /^[A-Za-z_]{1,20}$/u;
/** More than any form has. */
const MAX_FIELDS = 20;

/**
 * What the address of a page of accounts says; of a name given twice nothing is believed.
 * @param form the one whose fields are shown again as they were typed
 */
export async function readAccountPage(
  { params, searchParams }: AccountPageProps,
  form?: string,
): Promise<AccountQuery> {
  const storeView = enterStore((await params).store);
  const query = await searchParams;
  const text = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === "string" && value !== "" && STORABLE.test(value) ? value : undefined;
  };
  const next = wayAfterLogin(query.next) ?? undefined;
  // "invalid_input.telephone.city": what was refused, and of which fields.
  const [code, ...fields] = (text("refused") ?? "").split(".", MAX_FIELDS);
  const known = errorCodes.find((one) => one === code);
  const refused = known && [known, ...fields.filter((field) => FIELD.test(field))].join(".");
  const order = uuidSchema.safeParse(query.order);
  const typed = readTyped((await cookies()).get(TYPED_COOKIE)?.value);
  return {
    ...{ storeView, next, token: text("token"), done: text("done"), refused },
    typed: refused !== undefined && typed?.form === form ? typed?.fields : undefined,
    order: order.success ? order.data : undefined,
    link: text("link"),
    page: /^[1-9]\d{0,5}$/u.test(text("page") ?? "") ? Number(query.page) : 1,
  };
}

/**
 * Nobody finds them by searching, and no other site is told of them: an address may carry a token. (`no-referrer` would
 * take the origin from their forms as well, and they would be refused.)
 */
export async function accountMetadata({ params }: Pick<AccountPageProps, "params">, title: string): Promise<Metadata> {
  enterStore((await params).store);
  const t = await getTranslations("account");
  return { title: t(title), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** Who is logged in. Whoever isn't, or no longer, is led through a renewal or a login back to `path`. */
export const loadCustomer = (storeView: StoreView, path: string): Promise<Customer> =>
  askAsCustomer(storeView, path, (port, call) => port.getMe({}, call));

type Asks<T> = (port: CommercePort, call: CallContext) => Promise<Result<T>>;

/**
 * Asks in the name of whoever is logged in; others are led to a login as above.
 * @param missing a refusal that means that there is no such thing: null
 */
export async function askAsCustomer<T>(storeView: StoreView, path: string, ask: Asks<T>): Promise<T>;
export async function askAsCustomer<T>(
  storeView: StoreView,
  path: string,
  ask: Asks<T>,
  missing: ErrorCode,
): Promise<T | null>;
export async function askAsCustomer<T>(
  storeView: StoreView,
  path: string,
  ask: Asks<T>,
  missing?: ErrorCode,
): Promise<T | null> {
  const customerToken = (await cookies()).get(CUSTOMER_COOKIE)?.value;
  const call = makeCall({ storeView, now: new Date(), client: "page", session: { customerToken } });
  const found = customerToken ? await ask(commerce(), call) : null;
  if (!found || (!found.ok && found.error.code === "login_required"))
    redirect(`${apiBase(storeView)}/user/form/renew?${new URLSearchParams({ next: path }).toString()}`);
  return !found.ok && found.error.code === missing ? null : valueOf(found);
}
