import autocannon from "autocannon";
import { cpuOf } from "./processes";

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 3;

/** What is asked for: one address, or one that each request chooses by its number. */
export type Target = string | ((request: number) => string);

/** Who is asked for what; `app` is the process whose processor time is counted. */
export interface Load {
  app: { pid: number };
  target: Target;
}

export interface Rate {
  perSecond: number;
  /** Milliseconds of processor time for each answer, the database's not among them; null where nobody tells. */
  cpu: number | null;
}

/** What each answer took, in milliseconds; none is kept when nobody asks. */
type OnAnswer = (milliseconds: number) => void;

let requests = 0;

/** Answers in some seconds. @throws when an answer is no 2xx, since an error page would be a fast one. */
async function answersOf(
  target: Target,
  seconds: number,
  onAnswer?: OnAnswer,
): Promise<{ perSecond: number; all: number }> {
  const pathOf = typeof target === "string" ? null : target;
  const url = typeof target === "string" ? target : target(0);
  const run = autocannon({
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
  if (onAnswer) void run.on("response", (_client, _status, _bytes, milliseconds) => onAnswer(milliseconds));
  const result = await run;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`);
  return { perSecond: result.requests.average, all: result.requests.total };
}

/**
 * Rates of two or more addresses, measured in turns, so that whatever else the machine does meets all of
 * them; the best turn of each counts, since a disturbance can only slow down. Processor time is that of all turns.
 */
export async function compareRates<Name extends string>(
  loads: Record<Name, Load>,
  { seconds, turns }: { seconds: number; turns: number },
  onAnswer?: (name: Name, milliseconds: number) => void,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(loads) as Name[];
  for (const name of names) await answersOf(loads[name].target, WARM_UP_SECONDS);
  const sums = new Map(names.map((name) => [name, { best: 0, answers: 0, cpu: 0 }]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, sum] of sums) {
      const { app, target } = loads[name];
      const before = cpuOf(app.pid) ?? Number.NaN;
      const answers = await answersOf(target, seconds, onAnswer && ((milliseconds) => onAnswer(name, milliseconds)));
      sum.best = Math.max(sum.best, answers.perSecond);
      sum.answers += answers.all;
      sum.cpu += (cpuOf(app.pid) ?? Number.NaN) - before;
    }
  }
  const rateOf = (name: Name): Rate => {
    const { best, answers, cpu } = sums.get(name) ?? { best: 0, answers: 0, cpu: 0 };
    return { perSecond: best, cpu: Number.isNaN(cpu) ? null : cpu / answers };
  };
  return Object.fromEntries(names.map((name) => [name, rateOf(name)])) as Record<Name, Rate>;
}
