import { refuse } from "@/lib/contract/errors";
import { createPageLocks } from "@/lib/offline/ports";
import type { ApiClient } from "./client";
import { renewingClient } from "./renewing";

/** A shop whose logins run out when it is told so, and tabs of one device. */
function device(renewsByItself = true) {
  const shop = { valid: true, ends: false, reachable: true, renewals: 0, calls: 0 };
  const storage: { renewedAt: number | null; over: number } = { renewedAt: 0, over: 0 };
  const locks = createPageLocks();
  let time = 1_000;
  const refused = (code: "login_required" | "unavailable") => ({
    ok: false as const,
    error: { ...refuse(code, code).error, transport: code === "unavailable" },
  });
  const api: ApiClient = {
    call: async (name) => {
      time += 1;
      await Promise.resolve();
      shop.calls += 1;
      if (name === "refreshSession") {
        shop.renewals += 1;
        if (!shop.reachable) return refused("unavailable");
        if (shop.ends) return refused("login_required");
        shop.valid = true;
        return { ok: true, value: "token", meta: { refreshToken: "next" } } as never;
      }
      return (shop.valid ? { ok: true, value: name } : refused("login_required")) as never;
    },
  };
  const openTab = () =>
    renewingClient(api, {
      renewsByItself,
      lock: (run) => locks.request("session", run),
      now: () => new Date((time += 1)),
      renewedAt: () => storage.renewedAt,
      noteRenewed: (at) => void (storage.renewedAt = at),
      onOver: () => {
        storage.renewedAt = null;
        storage.over += 1;
      },
    });
  const ask = async (tab: ApiClient) => {
    const answer = await tab.call("connectCart", {});
    return answer.ok ? "ok" : `${answer.error.code}${answer.error.transport ? " transport" : ""}`;
  };
  return { shop, storage, openTab, ask };
}

test("fifty tabs whose login has run out renew it once, and all of them go on", async () => {
  const { shop, openTab, ask } = device();
  shop.valid = false;
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(openTab())));
  expect([new Set(answers), shop.renewals, shop.calls]).toEqual([new Set(["ok"]), 1, 101]);
});

test("a login that runs out again in the same page life is renewed again", async () => {
  const { shop, openTab, ask } = device();
  const tab = openTab();
  for (let expiry = 1; expiry <= 5; expiry += 1) {
    shop.valid = false;
    expect([await ask(tab), shop.renewals]).toEqual(["ok", expiry]);
    expect([await ask(tab), shop.renewals]).toEqual(["ok", expiry]);
  }
});

test("one that is over for good ends for all tabs, is told once and asked for no more", async () => {
  const { shop, storage, openTab, ask } = device();
  Object.assign(shop, { valid: false, ends: true });
  const tabs = [openTab(), openTab(), openTab()];
  expect(await Promise.all(tabs.map(ask))).toEqual(["login_required", "login_required", "login_required"]);
  expect(await ask(tabs[0]!)).toBe("login_required");
  expect([storage.over, shop.renewals]).toEqual([1, 1]);
});

test("one that nobody can be asked about stays, and what waits for it is tried again", async () => {
  const { shop, storage, openTab, ask } = device();
  Object.assign(shop, { valid: false, reachable: false });
  const tab = openTab();
  expect([await ask(tab), storage.over]).toEqual(["unavailable transport", 0]);
  shop.reachable = true;
  expect(await ask(tab)).toBe("ok");
});

test("where a shop wants it so, a login that has run out is over, and is not renewed", async () => {
  const { shop, storage, openTab, ask } = device(false);
  const [tab, other] = [openTab(), openTab()];
  expect(await ask(tab)).toBe("ok");
  shop.valid = false;
  expect(await Promise.all([tab, other].map(ask))).toEqual(["login_required", "login_required"]);
  expect([storage.over, shop.renewals]).toEqual([1, 0]);
});

test("there too, what was asked by an older login goes on with the newer one", async () => {
  const { shop, storage, openTab, ask } = device(false);
  shop.valid = false;
  // Somebody has logged in again in another tab, after the call was made.
  storage.renewedAt = 5_000;
  await ask(openTab());
  expect([shop.calls, storage.over]).toEqual([2, 0]);
});
