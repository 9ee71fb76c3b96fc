type Step = () => Promise<unknown>;

/** Outlives the modules, which the framework loads anew for each of its bundles. */
const shared = globalThis as typeof globalThis & { sezonaClosingSteps?: Set<Step> };

/**
 * Has something done before the process ends, when it serves nobody any more: jobs stop, connections are given back.
 */
export function beforeExit(step: Step): void {
  (shared.sezonaClosingSteps ??= new Set()).add(step);
}

export const closingSteps = (): Step[] => [...(shared.sezonaClosingSteps ?? [])];
