import { execFileSync } from "node:child_process";
import path from "node:path";

/** `offset` proves that the process really ran in the zone. */
const runIn = (timeZone: string): { offset: number; cases: number; mismatches: number; answers: string } =>
  JSON.parse(
    execFileSync(process.execPath, ["--import", "tsx", path.join(__dirname, "time-zone-matrix.script.ts")], {
      env: { ...process.env, TZ: timeZone },
      encoding: "utf8",
      maxBuffer: 1 << 24,
    }),
  );

test("every start day of a year × 1–30 days counts the same in UTC, Prague and Los Angeles", () => {
  const [utc, prague, losAngeles] = ["UTC", "Europe/Prague", "America/Los_Angeles"].map(runIn);
  expect([utc?.offset, prague?.offset, losAngeles?.offset]).toEqual([0, -120, 420]);
  for (const zone of [utc, prague, losAngeles]) expect(zone).toMatchObject({ cases: 365 * 30, mismatches: 0 });
  // Compared as a whole: a difference would print ten thousand lines.
  expect([prague, losAngeles].every((zone) => zone?.answers === utc?.answers)).toBe(true);
});
