import { wayAfterLogin } from "./way-after-login";

/** What tells which page failed: the address may name it, else it is the one that led here. */
interface Signs {
  /** `from` of the address. */
  from: string | null;
  referrer: string;
  /** Address of the page that says so. */
  here: URL;
}

/** The page of this shop that failed, so that it can be tried again; null where none is known. */
export function failedWay({ from, referrer, here }: Signs): string | null {
  const led = URL.canParse(referrer) ? new URL(referrer) : null;
  const way = wayAfterLogin(from) ?? (led?.origin === here.origin ? led.pathname + led.search : null);
  return way === null || way.split("?", 1)[0] === here.pathname ? null : way;
}
