import { classNames } from "./class-names";
import { IconCheck } from "./icons";
import { Link } from "./link";

export interface TrailStep {
  id: string;
  label: string;
  /** Steps already walked can be gone back to. */
  href?: string;
}

/** Where the shopper is on the way to the order: a dotted trail from cairn to cairn that draws itself. */
export function ProgressTrail({
  steps,
  current,
  label,
  doneLabel,
}: {
  steps: readonly TrailStep[];
  /** Null when the whole way is walked. */
  current: string | null;
  label: string;
  doneLabel: string;
}) {
  const here = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="flex">
        {steps.map((step, index) => {
          const done = index < here;
          const active = index === here;
          return (
            <li
              key={step.id}
              aria-current={active ? "step" : undefined}
              className={classNames(
                "relative flex flex-col items-start gap-2 text-sm",
                index < steps.length - 1 && "flex-1",
              )}
            >
              {index < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className={classNames(
                    "dotted-trail absolute top-[14px] right-0 left-[32px] mx-[8px]",
                    done ? "steps-done" : "[--dot:var(--control)] opacity-60",
                  )}
                />
              )}
              <span
                aria-hidden="true"
                className={classNames(
                  "relative z-10 grid size-[32px] place-items-center rounded-full border-2 font-semibold",
                  done && "border-accent bg-accent text-on-accent",
                  active && "border-accent bg-bg text-ink",
                  !done && !active && "border-control bg-bg text-muted",
                )}
              >
                {done ? <IconCheck className="size-4" /> : index + 1}
              </span>
              {done && step.href ? (
                // The whole cairn is the target; a phone shows no names of steps that are behind.
                <Link
                  href={step.href}
                  className="leading-tight text-muted after:absolute after:inset-x-0 after:-inset-y-1.5 after:z-10"
                >
                  <span className="max-sm:sr-only">{step.label}</span>
                  <span className="sr-only">{`, ${doneLabel}`}</span>
                </Link>
              ) : (
                <span className={classNames("leading-tight", active ? "font-semibold" : "text-muted max-sm:sr-only")}>
                  {step.label}
                  {done && <span className="sr-only">{`, ${doneLabel}`}</span>}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
