import { refuse } from "@/lib/contract/errors";
import { createPageLocks } from "@/lib/offline/ports";
import type { ApiClient } from "./client";
import { type LoginEnd, renewingClient } from "./renewing";

/** A shop whose logins run out when it is told so, and tabs of one device. */
function device(renewsByItself = true) {
  const shop = { valid: true, ends: false, reachable: true, forgets: false, entered: Infinity, renewals: 0, calls: 0 };
  const storage: { renewedAt: number | null; over: LoginEnd[] } = { renewedAt: 0, over: [] };
  const locks = createPageLocks();
  let time = 1_000;
  const refused = (code: "login_required" | "unavailable" | "cart_not_found") => ({
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
        shop.valid = !shop.forgets;
        return { ok: true, value: "token", meta: { refreshToken: "next" } } as never;
      }
      const isOut = !shop.valid && shop.calls <= shop.entered;
      // Whoever has its token opens a cart, logged in or not.
      if (name === "pullCart") return refused("cart_not_found");
      const isRefused = isOut || name === "placeOrder";
      return (isRefused ? refused("login_required") : { ok: true, value: name }) as never;
    },
  };
  const openTab = () =>
    renewingClient(api, {
      renewsByItself,
      attempts: 3,
      lock: (run) => locks.request("session", run),
      now: () => new Date((time += 1)),
      renewedAt: () => storage.renewedAt,
      noteRenewed: (at) => void (storage.renewedAt = at),
      onOver: (how) => {
        storage.renewedAt = null;
        storage.over.push(how);
      },
    });
  /** An order in the name of somebody else is refused like one without a login. */
  const ask = async (tab: ApiClient, name: "connectCart" | "placeOrder" | "pullCart" = "connectCart") => {
    const answer = await tab.call(name, {});
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
  expect(await Promise.all(tabs.map((tab) => ask(tab)))).toEqual([
    "login_required",
    "login_required",
    "login_required",
  ]);
  expect(await ask(tabs[0]!)).toBe("login_required");
  expect([storage.over, shop.renewals]).toEqual([["over"], 1]);
});

test("one that nobody can be asked about stays, and what waits for it is tried again", async () => {
  const { shop, storage, openTab, ask } = device();
  Object.assign(shop, { valid: false, reachable: false });
  const tab = openTab();
  expect([await ask(tab), storage.over]).toEqual(["unavailable transport", []]);
  shop.reachable = true;
  expect(await ask(tab)).toBe("ok");
});

test("where a shop wants it so, a login that has run out is over, and is not renewed", async () => {
  const { shop, storage, openTab, ask } = device(false);
  const [tab, other] = [openTab(), openTab()];
  expect(await ask(tab)).toBe("ok");
  shop.valid = false;
  expect(await Promise.all([ask(tab), ask(other)])).toEqual(["login_required", "login_required"]);
  expect([storage.over, shop.renewals]).toEqual([["over"], 0]);
});

test("there too, what was asked by an older login goes on with the newer one", async () => {
  const { shop, storage, openTab, ask } = device(false);
  // Somebody has logged in again in another tab, after the call was made.
  Object.assign(shop, { valid: false, entered: 1 });
  storage.renewedAt = 5_000;
  expect(await ask(openTab())).toBe("ok");
  expect([shop.calls, storage.over]).toEqual([2, []]);
});

test("one that is renewed and still refused is given up after the last try, and told once", async () => {
  const { shop, storage, openTab, ask } = device();
  Object.assign(shop, { valid: false, forgets: true });
  const tab = openTab();
  expect([await ask(tab), storage.over, shop.renewals]).toEqual(["login_required", ["broken"], 3]);
  expect([await ask(tab), storage.over, shop.renewals]).toEqual(["login_required", ["broken"], 3]);
});

test("what is refused to this login alone ends no login", async () => {
  const { shop, storage, openTab, ask } = device();
  const tab = openTab();
  expect(await ask(tab, "placeOrder")).toBe("login_required");
  expect([storage.over, shop.renewals]).toEqual([[], 1]);
  expect(await ask(tab)).toBe("ok");
});

test("a cart that is gone has its caller asked for, before a guest's cart takes its place", async () => {
  const { shop, storage, openTab, ask } = device();
  const tab = openTab();
  expect([await ask(tab, "pullCart"), storage.over, shop.calls]).toEqual(["cart_not_found", [], 2]);
  Object.assign(shop, { valid: false, reachable: false });
  expect([await ask(tab, "pullCart"), storage.over]).toEqual(["unavailable transport", []]);
  Object.assign(shop, { reachable: true, ends: true });
  expect([await ask(tab, "pullCart"), storage.over]).toEqual(["cart_not_found", ["over"]]);
  shop.calls = 0;
  expect([await ask(tab, "pullCart"), storage.over, shop.calls]).toEqual(["cart_not_found", ["over"], 1]);
});
