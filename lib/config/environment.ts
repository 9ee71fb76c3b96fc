import { z } from "zod";
import { EMAIL_PATTERN } from "../contract/email";

/* What the environment may say (`.env.example` says what for). An empty variable counts as one that is not set. */

const number = (least: number, most: number) =>
  z.string().refine((text) => /^\d+$/u.test(text) && Number(text) >= least && Number(text) <= most, {
    error: `a whole number from ${least} to ${most}`,
  });
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:/u.test(text) && new URL(text).origin === text.replace(/\/$/u, "");
const origin = z.string().refine(isOrigin, { error: "an address without a path, such as https://shop.example" });

const address = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:/u.test(text), "an address such as https://shop.example/api");

/** An origin, or all of a domain's hosts: as a content security policy names them, and nothing else in it. */
const isTagHost = (text: string): boolean => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/u.test(text);

const mailAddress = z.email({ pattern: EMAIL_PATTERN, error: "an address such as orders@shop.example" });
const mailAddresses = "addresses such as orders@shop.example, with commas between them";

/** Whatever another service has given out; what is wrong with it, only that service can say. */
const secret = z.string();

/** All of them or none: with one missing, the rest would silently do nothing. */
const TOGETHER = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOPAY_GOID", "GOPAY_CLIENT_ID", "GOPAY_CLIENT_SECRET"],
  ["COMGATE_MERCHANT", "COMGATE_SECRET"],
  ["SMTP_URL", "MAIL_FROM"],
] as const;

export const environmentSchema = z
  .object({
    PORT: number(1, 65_535),
    SITE_URL: origin,
    SHOP_INTERNAL_ORIGIN: origin,
    TRUSTED_PROXIES: number(0, 10),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//u, "an address such as postgres://user:password@host/database"),
    COMMERCE_API_URL: address,
    COMMERCE_API_TOKENS: z.enum(["header", "query"]),
    CONTENT_API_URL: address,
    CONTENT_API_TOKEN: secret,
    CONTENT_WEBHOOK_SECRET: z.string().min(32, "32 characters or more, by chance: openssl rand -hex 32"),
    DATABASE_POOL_SIZE: number(1, 1000),
    S3_ENDPOINT: origin,
    S3_BUCKET: secret,
    S3_ACCESS_KEY_ID: secret,
    S3_SECRET_ACCESS_KEY: secret,
    REDIS_URL: z.string().regex(/^rediss?:\/\//u, "an address such as redis://host:6379"),
    INTERNAL_SECRET: z.string().min(32, "32 characters or more, by chance: openssl rand -base64 32"),
    INTERNAL_SECRET_BEFORE: z.string().min(32, "the secret before this one, as it was"),
    METRICS_TOKEN: z.string().min(16, "16 characters or more, by chance: openssl rand -base64 24"),
    METRICS_LOOPBACK: z.enum(["0", "1"]),
    SENTRY_DSN: z.string().regex(/^https?:\/\/[^\s/@]+@[^\s/]+\/.*\d$/u, "as https://key@errors.example/1"),
    RATE_LIMIT_FACTOR: number(0, 1_000_000),
    SOCIAL_LOGIN_SECRETS: z
      .string()
      .refine((text) => text.split(/\s+/u).every((part) => /^[a-z][a-z\d-]*=./u.test(part)), "as google=secret"),
    GTM_ID: z.string().regex(/^GTM-[A-Z\d]{4,12}$/u, "a container such as GTM-ABC1234"),
    GTM_ORIGIN: origin,
    GTM_HOSTS: z
      .string()
      .refine((text) => text.split(/[\s,;]+/u).every(isTagHost), "addresses such as https://*.google-analytics.com"),
    SVG_ORIGINS: z
      .string()
      .refine(
        (text) => text.split(/[\s,;]+/u).every(isOrigin),
        "addresses without a path, such as https://cdn.example",
      ),
    SHOW_TEST_PAGE: z.enum(["0", "1"]),
    PAYMENT_SANDBOX: z.enum(["0", "1"]),
    GOPAY_API_URL: address,
    GOPAY_GOID: z.string().regex(/^\d{1,15}$/u, "the number that GoPay gave the shop"),
    GOPAY_CLIENT_ID: secret,
    GOPAY_CLIENT_SECRET: secret,
    COMGATE_API_URL: address,
    COMGATE_MERCHANT: secret,
    COMGATE_SECRET: secret,
    COMGATE_TEST: z.enum(["0", "1"]),
    SMTP_URL: z.string().regex(/^smtps?:\/\/[^/]/u, "an address such as smtps://user:password@mail.example"),
    MAIL_FROM: mailAddress,
    MAIL_ORDERS_TO: z
      .string()
      .refine((text) => text.split(/[\s,;]+/u).every((part) => mailAddress.safeParse(part).success), mailAddresses),
  })
  .partial()
  .superRefine((env, context) => {
    for (const group of TOGETHER) {
      if (group.every((name) => env[name] === undefined)) continue;
      for (const name of group.filter((missing) => env[missing] === undefined)) {
        const others = group.filter((other) => other !== name).join(", ");
        context.addIssue({ code: "custom", path: [name], message: `belongs together with ${others}` });
      }
    }
  });
