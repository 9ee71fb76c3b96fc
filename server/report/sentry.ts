import {
  createStackParser,
  createTransport,
  type ErrorEvent,
  eventFiltersIntegration,
  nodeStackLineParser,
  ServerRuntimeClient,
} from "@sentry/core";
import { scrub } from "./scrub";

/** What nobody can mend: a category without things, files of a former build, and what follows. */
export const IGNORED: readonly RegExp[] = [
  /Category query returned empty result/iu,
  /(?:ChunkLoadError|Loading (?:CSS )?chunk|(?:missing|Cannot find|ENOENT)[^\n]*\b(?:dist|_next|\.builds)\b)/iu,
  /Error during render/iu,
  /circular structure/iu,
];

/** Of an event only what went wrong and where in the code: nobody's request, and no value that a text may hold. */
export function bare(event: ErrorEvent): ErrorEvent {
  const { event_id, timestamp, platform, level, release, environment, exception, tags, type } = event;
  const values = exception?.values?.map(({ value, ...rest }) => ({ ...rest, value: value && scrub(value) }));
  for (const frame of values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? []) delete frame.vars;
  return { event_id, timestamp, platform, level, release, environment, tags, type, exception: { values } };
}

/** What went wrong, told to a service that speaks Sentry's protocol. */
export function openSentry(dsn: string, release: string): (error: unknown, where: string) => void {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    environment: "production",
    platform: "node",
    integrations: [eventFiltersIntegration()],
    ignoreErrors: [...IGNORED],
    sendDefaultPii: false,
    stackParser: createStackParser(nodeStackLineParser()),
    beforeSend: bare,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: "POST",
          headers: options.headers as Record<string, string>,
          body: body as string,
          signal: AbortSignal.timeout(5_000),
        });
        await answer.body?.cancel();
        return {
          statusCode: answer.status,
          headers: {
            "x-sentry-rate-limits": answer.headers.get("x-sentry-rate-limits"),
            "retry-after": answer.headers.get("retry-after"),
          },
        };
      }),
  });
  client.init();
  return (error, where) =>
    void client.captureException(error instanceof Error ? error : new Error(String(error)), {
      captureContext: { tags: { where } },
    });
}
