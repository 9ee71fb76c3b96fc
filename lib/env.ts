/** Settings of the server that come from the environment; each is read when asked for, so tests can set it. */

const wholeNumber = (text: string | undefined, fallback: number): number => {
  const number = Number(text);
  return text !== undefined && Number.isInteger(number) && number >= 0 ? number : fallback;
};

export const serverEnv = (env: Readonly<Record<string, string | undefined>> = process.env) => ({
  /** Address that visitors see, e.g. `https://shop.example`; writes from it are the shop's own. */
  shopOrigin: env.SHOP_ORIGIN,
  /** Proxies in front that add to `x-forwarded-for`; the visitor stands before so many entries from the end. */
  trustedProxies: wholeNumber(env.TRUSTED_PROXIES, 0),
  /** Multiplies the contract's limits; 0 switches them off (for load tests). */
  rateLimitFactor: wholeNumber(env.RATE_LIMIT_FACTOR, 1),
  /** Opens `/api/internal/revalidate`; without it that door is shut. */
  revalidateSecret: env.REVALIDATE_SECRET,
});
export type ServerEnv = ReturnType<typeof serverEnv>;
