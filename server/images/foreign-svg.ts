import { lookup as resolve, type LookupAddress } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { BlockList, isIP } from "node:net";

/* Drawings from where the owner allows it, and from no machine behind the shop's own wall. */

/** An icon; what is larger, or comes later, is none. */
export const MAX_SVG_BYTES = 64 * 1024;
const TIMEOUT_MS = 3_000;

const PRIVATE_V4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
];
const PRIVATE_V6 = [
  ...["::/127", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32"],
  ...["2002::/16", "fc00::/7", "fe80::/9", "ff00::/8"],
];
const blocked = new BlockList();
for (const [kind, nets] of [
  ["ipv4", PRIVATE_V4],
  ["ipv6", PRIVATE_V6],
] as const)
  for (const net of nets) {
    const [address = "", bits] = net.split("/");
    blocked.addSubnet(address, Number(bits), kind);
  }

/** Whether an address is one of the open internet: none of this machine, of its network or of a cloud's own. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !blocked.check(address, version === 6 ? "ipv6" : "ipv4");
}

export interface SvgSource {
  /** Where drawings may come from. */
  origins: readonly string[];
  isAllowed?: (address: string) => boolean;
  timeoutMs?: number;
}

export type ForeignSvg = { text: string } | { refused: "origin" | "address" | "answer" };

/** The text of a drawing elsewhere. The connection goes to the very address that was looked at: names may change. */
export function foreignSvg(
  address: string,
  { origins, isAllowed = isPublicAddress, timeoutMs = TIMEOUT_MS }: SvgSource,
): Promise<ForeignSvg> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !origins.includes(url.origin) || url.username || url.password)
    return Promise.resolve({ refused: "origin" });
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve({ refused: "address" });
  return new Promise((done) => {
    let hasPrivate = false;
    const send = url.protocol === "https:" ? secureRequest : plainRequest;
    const asked = send(url, {
      headers: { accept: "image/svg+xml", "accept-encoding": "identity" },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      lookup: (name, options, tell) =>
        resolve(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
          const [first] = found ?? [];
          hasPrivate = !error && found.some((one) => !isAllowed(one.address));
          if (error || hasPrivate || !first) return tell(error ?? new Error("no address to go to"), "", 0);
          if (options.all) return tell(null, found);
          return tell(null, first.address, first.family);
        }),
    });
    const end = (answer: ForeignSvg) => {
      done(answer);
      asked.destroy();
    };
    asked.on("error", () => end({ refused: hasPrivate ? "address" : "answer" }));
    asked.on("response", (answer) => {
      // A redirect would lead past all that was looked at.
      const isSvg = /^image\/svg\+xml\b/iu.test(answer.headers["content-type"] ?? "");
      if (answer.statusCode !== 200 || !isSvg) return end({ refused: "answer" });
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
        if (bytes > MAX_SVG_BYTES) end({ refused: "answer" });
        else parts.push(part);
      });
      answer.on("end", () => end({ text: Buffer.concat(parts).toString("utf8") }));
      answer.on("error", () => end({ refused: "answer" }));
    });
    asked.end();
  });
}
