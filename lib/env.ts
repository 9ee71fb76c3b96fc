/** Settings of the server that come from the environment; each is read when asked for, so tests can set it. */

import { DATABASE_CONNECTIONS } from "./limits";

const countOr = (text: string | undefined, fallback: number): number => {
  const number = Number(text);
  return text && Number.isInteger(number) && number >= 0 ? number : fallback;
};

type Environment = Readonly<Record<string, string | undefined>>;

export const serverEnv = (env: Environment = process.env) => ({
  /** The origin that visitors see, where one is configured: writes from it are the shop's own. */
  siteOrigin: env.SITE_URL ? new URL(env.SITE_URL).origin : undefined,
  /** Proxies of our own in front, one behind the other; each has added to `x-forwarded-for` whom it heard. */
  trustedProxies: countOr(env.TRUSTED_PROXIES, 0),
  /** Multiplies the contract's limits; 0 switches them off (for load tests). */
  rateLimitFactor: countOr(env.RATE_LIMIT_FACTOR, 1),
  /** Connections to the database that this process may keep. */
  databaseConnections: Math.max(countOr(env.DATABASE_POOL_SIZE, DATABASE_CONNECTIONS), 1),
  /** Where drawings of banners may be fetched from, beside those of the shop itself. */
  svgOrigins: (env.SVG_ORIGINS ?? "")
    .split(/[\s,;]+/u)
    .flatMap((text) => (URL.canParse(text) ? new URL(text).origin : [])),
  /** Redis that several processes share: kept pages, what has changed in them, and limits. */
  redisUrl: env.REDIS_URL || undefined,
  /** Opens `/api/internal/…`; without it those endpoints are not there. */
  internalSecret: env.INTERNAL_SECRET || undefined,
  /** What was made with the one before counts as well, for as long as the owner lets it. */
  acceptedSecrets: [env.INTERNAL_SECRET, env.INTERNAL_SECRET_BEFORE].filter((secret): secret is string => !!secret),
  /** Opens `/api/content/webhook` for the content backend that says what has changed; without it there is none. */
  contentWebhookSecret: env.CONTENT_WEBHOOK_SECRET || undefined,
});
export type ServerEnv = ReturnType<typeof serverEnv>;

/**
 * The shop's public address, from configuration only: the Host header is the visitor's word. Links for others
 * (canonical ones, the sitemap, mails) begin with it.
 */
export const siteUrl = (env: Environment = process.env): string =>
  (env.SITE_URL || `http://localhost:${env.PORT || "3000"}`).replace(/\/+$/u, "");

/** How a process of the shop reaches its own internal endpoints. */
export const internalAccess = (env: Environment = process.env) => ({
  // Configured, never taken from the request: the Host header is the visitor's word.
  origin: env.SHOP_INTERNAL_ORIGIN || `http://127.0.0.1:${env.PORT || "3000"}`,
  secret: env.INTERNAL_SECRET ?? "",
});

/** The page with every part of the shop in every state; visitors have no use for it. */
export const showsTestPage = (env: Environment = process.env): boolean =>
  env.NODE_ENV !== "production" || env.SHOW_TEST_PAGE === "1";

/**
 * Google's tag manager, for a visitor who agrees to it; null for a shop that measures nobody. It may be fetched from a
 * server of the owner's own; the hosts are those that its tags talk to.
 */
export function tagManager(env: Environment = process.env) {
  const id = env.GTM_ID;
  if (!id) return null;
  const origin = new URL(env.GTM_ORIGIN || "https://www.googletagmanager.com").origin;
  return { id, origin, hosts: (env.GTM_HOSTS ?? "").split(/[\s,;]+/u).filter(Boolean) };
}

/** The shop whose API answers instead of services and a database of our own; null for a shop that stands alone. */
export function remoteApi(env: Environment = process.env): RemoteApi | null {
  const baseUrl = env.COMMERCE_API_URL;
  return baseUrl ? { baseUrl, tokenPlace: env.COMMERCE_API_TOKENS === "query" ? "query" : "header" } : null;
}
export interface RemoteApi {
  /** Without a store code, such as `https://shop.example/api`. */
  baseUrl: string;
  /** Some backends read tokens from the query. */
  tokenPlace: "header" | "query";
}

/**
 * The content backend of another place: a Strapi, or the shop whose API answers for this one. Null for a shop that
 * keeps what its owner writes itself.
 */
export function contentApi(env: Environment = process.env): RemoteContent | null {
  const url = env.CONTENT_API_URL || env.COMMERCE_API_URL?.replace(/\/api\/?$/u, "/graphql");
  return url ? { url, token: (env.CONTENT_API_URL && env.CONTENT_API_TOKEN) || undefined } : null;
}
export interface RemoteContent {
  /** Whole, such as `https://strapi.example/graphql`. */
  url: string;
  /** Sent as Bearer. */
  token?: string;
}

/** Whether nothing says that anybody beyond this machine visits: no address of the shop's own, no proxy in front. */
export function isForThisMachine(env: Environment = process.env): boolean {
  const { hostname } = new URL(siteUrl(env));
  const isHere = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return isHere && serverEnv(env).trustedProxies === 0;
}

/**
 * Secrets of the payment gateways; one without them is closed. The sandbox takes no money, so a finished shop has it
 * only where that is wished: whoever forgot to say where the shop stands must not rent for nothing. For a shop of this
 * machine alone the launcher wishes it.
 */
export function gatewayEnv(env: Environment = process.env) {
  const [goid, clientId, clientSecret] = [env.GOPAY_GOID, env.GOPAY_CLIENT_ID, env.GOPAY_CLIENT_SECRET];
  const [merchant, secret] = [env.COMGATE_MERCHANT, env.COMGATE_SECRET];
  return {
    sandbox: env.PAYMENT_SANDBOX ? env.PAYMENT_SANDBOX === "1" : env.NODE_ENV !== "production" && isForThisMachine(env),
    gopay:
      goid && clientId && clientSecret
        ? { apiUrl: env.GOPAY_API_URL || "https://gate.gopay.cz/api", goid: Number(goid), clientId, clientSecret }
        : undefined,
    comgate:
      merchant && secret
        ? {
            apiUrl: env.COMGATE_API_URL || "https://payments.comgate.cz/v2.0",
            merchant,
            secret,
            isTest: env.COMGATE_TEST === "1",
          }
        : undefined,
  };
}

/**
 * The mail server, and who writes. Without one mails are kept in the shop's own outbox, which is there to be read
 * during development only.
 */
export function mailEnv(env: Environment = process.env) {
  const [server, from] = [env.SMTP_URL, env.MAIL_FROM];
  return {
    smtp: server && from ? { server, from } : null,
    /** Where orders are told, instead of at the branch that hands over. */
    shopAddresses: (env.MAIL_ORDERS_TO ?? "").split(/[\s,;]+/u).filter(Boolean),
    showsOutbox: env.NODE_ENV !== "production",
  };
}
export type MailEnv = ReturnType<typeof mailEnv>;

/** What services that log customers in have given out, by their ids: `google=… seznam=…`. */
export const socialSecrets = (env: Environment = process.env): ReadonlyMap<string, string> =>
  new Map(
    (env.SOCIAL_LOGIN_SECRETS ?? "").split(/\s+/u).flatMap((text) => {
      const end = text.indexOf("=");
      return end > 0 ? [[text.slice(0, end), text.slice(end + 1)] as const] : [];
    }),
  );

/** Who may read the figures at `/metrics`; null, the default, is nobody, and then nothing is counted. */
export function metricsEnv(env: Environment = process.env) {
  const access = { token: env.METRICS_TOKEN || undefined, loopback: env.METRICS_LOOPBACK === "1" };
  return access.token || access.loopback ? access : null;
}

/** Where errors are reported by Sentry's protocol; nowhere by default. */
export const reportEnv = (env: Environment = process.env) => ({
  dsn: env.SENTRY_DSN || undefined,
  release: env.BUILD_FOLDER?.split("/").at(-1) ?? "development",
});

/** Where pictures lie: a bucket that several machines share, or a folder of this one. */
export function pictureEnv(env: Environment = process.env) {
  const folder = env.MEDIA_DIR || `${env.SEZONA_DATA_DIR || ".sezona"}/media`;
  const parts = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
  const [endpoint, bucket, accessKeyId, secretAccessKey] = parts;
  if (!parts.some(Boolean)) return { folder, bucket: undefined };
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together");
  return { folder, bucket: { endpoint, bucket, region: env.S3_REGION || "auto", accessKeyId, secretAccessKey } };
}
