export type Ask = (address: string) => Promise<{ status: number; text: string }>;

/** What the protocol of sitemaps allows in one file. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

const decode = (text: string): string =>
  text.replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)));

interface Found {
  /** As they are written. */
  addresses: string[];
  problems: string[];
}

/** The addresses of a sitemap and of those that it lists. */
export async function readSitemaps(map: string, ask: Ask): Promise<Found> {
  const { status, text } = await ask(map);
  if (status !== 200) return { addresses: [], problems: [`${map}: ${status}`] };
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => decode(address));
  if (!text.includes("<sitemapindex")) return { addresses, problems: faultsOf(map, text, addresses) };
  const found: Found = { addresses: [], problems: [] };
  for (const part of addresses) {
    const { addresses: more, problems } = await readSitemaps(part, ask);
    found.addresses.push(...more);
    found.problems.push(...problems);
  }
  return found;
}

function faultsOf(map: string, text: string, addresses: readonly string[]): string[] {
  const dates = [...text.matchAll(/<lastmod>([^<]*)<\/lastmod>/gu)].map(([, date = ""]) => date);
  const wrongDate = dates.find((date) => !/^\d{4}-\d\d-\d\d/u.test(date) || Number.isNaN(Date.parse(date)));
  return [
    ...(addresses.length > MAX_ADDRESSES ? [`${map}: ${addresses.length} addresses`] : []),
    ...(Buffer.byteLength(text) > MAX_BYTES ? [`${map}: more than ${MAX_BYTES} bytes`] : []),
    ...(new Set(addresses).size < addresses.length ? [`${map}: an address twice`] : []),
    ...(wrongDate === undefined ? [] : [`${map}: the date ${wrongDate}`]),
  ];
}
