import autocannon from "autocannon";

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

/** What is asked for: one address, or one that nobody has asked for before, for each request. */
export type Target = string | ((request: number) => string);

let requests = 0;

/** Answers per second over some seconds. @throws when an answer is no 2xx, since an error page would be a fast one. */
async function answersPerSecond(target: Target, seconds: number): Promise<number> {
  const pathOf = typeof target === "string" ? null : target;
  const url = typeof target === "string" ? target : target(0);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(pathOf && {
      requests: [
        {
          setupRequest: (request) => {
            const { pathname, search } = new URL(pathOf((requests += 1)));
            return { ...request, path: `${pathname}${search}` };
          },
        },
      ],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  return result.requests.average;
}

/**
 * Rates of two or more addresses, measured in turns, so that whatever else the machine does meets all of
 * them; the best turn of each counts, since a disturbance can only slow down.
 */
export async function compareRates<Name extends string>(
  urls: Record<Name, Target>,
  { seconds, turns }: { seconds: number; turns: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(urls) as Name[];
  for (const name of names) await answersPerSecond(urls[name], WARM_UP_SECONDS);
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) best[name] = Math.max(best[name], await answersPerSecond(urls[name], seconds));
  }
  return best;
}
