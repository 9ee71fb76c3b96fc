import { isIP } from "node:net";

interface Seen {
  /** Who opened the connection. */
  remoteAddress: string | undefined;
  /** The header `x-forwarded-for`: each proxy adds whom it heard, at the end. */
  forwardedFor: string | undefined;
}

/**
 * Who asks, for limits and logs. Beginning with the connection itself, so many steps back are believed as there are
 * proxies of our own; what stands before them anybody may have written.
 */
export function clientAddress({ remoteAddress, forwardedFor }: Seen, trustedProxies: number): string {
  const heard = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const chain = [...heard, remoteAddress ?? ""].slice(-1 - trustedProxies).map(plain);
  // A proxy that writes nonsense is where our knowledge ends.
  const known = chain.slice(chain.lastIndexOf(null) + 1);
  return known[0] ?? "unknown";
}

/**
 * An address in one spelling, or null when it is none. A home has a whole network of IPv6 addresses: it counts as one.
 */
function plain(text: string): string | null {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/u, "$1").replace(/^::ffff:(?=\d+\.)/iu, "");
  const withoutPort = address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/u, "$1");
  const version = isIP(withoutPort);
  if (version === 4) return withoutPort;
  return version === 6 ? networkOf(withoutPort) : null;
}

/** The first four groups, which a provider gives to one customer. */
function networkOf(address: string): string {
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/u, "").split("::");
  const groups = (part: string): string[] => part.split(":").filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  const all = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/u, ""))
    .join(":")}::/64`;
}
