import type { Day, Source } from "@/lib/contract";
import { nearest } from "@/lib/domain/distance";
import { loadApi } from "@/stores/load-api";

export interface Nearest {
  id: string;
  name: string;
  kilometres: number;
}

interface Position {
  latitude: number;
  longitude: number;
}

/** Branches with all that is known of them; none while the shop can't be asked. */
export async function askBranches(): Promise<Source[]> {
  const answer = await (await loadApi()).call("listSources", {});
  return answer.ok ? answer.value : [];
}

/** The branch that is nearest to a position, which never leaves the browser. */
export async function nearestTo(position: Position): Promise<Nearest | null> {
  return nearest(position, await askBranches());
}

/** The nearest branch to a postcode; null where nobody knows where that is. */
export async function locate(postcode: string): Promise<Nearest | null> {
  const answer = await (await loadApi()).call("locatePostcode", { postcode });
  return answer.ok && answer.value ? nearestTo(answer.value) : null;
}

/** The first day on which things can be brought to a postcode; null where the shop knows none. */
export async function askDeliveryStart(postcode: string): Promise<Day | null> {
  const answer = await (await loadApi()).call("getDeliveryStart", { postcode });
  return answer.ok ? answer.value.from : null;
}

const PATIENCE_MS = 10_000;

/** Asks the visitor, who has pressed the button, for their position; rejects where they or the browser say no. */
export const askPosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) return reject(new Error("no position here"));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (refused) => reject(new Error(refused.message)),
      { timeout: PATIENCE_MS, maximumAge: 600_000 },
    );
  });
