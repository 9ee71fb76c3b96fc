import { createMemoryStorage } from "@/lib/offline";
import { createBrowser, type Tab } from "./testing/harness";
import { showUnsentProfile, unsentProfileStore } from "./unsent-profile";

const tabs: Tab[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  unsentProfileStore.setState({ unsent: null });
});

async function open({ durable = true, customer = "7" } = {}) {
  const storage = { ...createMemoryStorage(), durable: () => durable };
  const browser = createBrowser(storage);
  const { shop } = browser;
  shop.isLoggedIn = true;
  const tab = browser.openTab();
  tabs.push(tab);
  await tab.start();
  const before = shop.profile;
  const tell = (changed: Partial<typeof before>, known = before) =>
    tab.runtime.sendProfile({ customer, profile: { ...known, ...changed }, known });
  /** What the screens are shown of it. */
  const unsent = async () => {
    await storage.transact(async (transaction) => showUnsentProfile({ tasks: await transaction.tasks() }));
    return unsentProfileStore.getState().unsent;
  };
  const wait = async () => {
    await tab.runtime.flush();
    await tab.runtime.flush();
  };
  return { ...browser, tab, before, tell, unsent, wait };
}

test("a change goes to the shop at once, and nothing of it stays on the device", async () => {
  const { shop, tab, tell, unsent } = await open();
  expect(await tell({ telephone: "+420777123456" })).toMatchObject({ kind: "sent" });
  expect(shop.profile.telephone).toBe("+420777123456");
  expect(await unsent()).toBeNull();
  expect(tab.notices).toEqual([]);
});

test("made without a network it waits, is shown as waiting, and goes out once", async () => {
  const { shop, network, tab, tell, unsent, wait } = await open();
  network.set(false);
  expect(await tell({ telephone: "+420777123456" })).toEqual({ kind: "queued" });
  expect(await unsent()).toMatchObject({ isWaiting: true, profile: { telephone: "+420777123456" } });
  network.set(true);
  await wait();
  expect(shop.calls.filter(({ name }) => name === "updateMe")).toHaveLength(1);
  expect(shop.profile.telephone).toBe("+420777123456");
  expect(tab.notices).toEqual([{ type: "success", code: "profile_sent" }]);
  expect(await unsent()).toBeNull();
});

test("of two changes made without a network one goes out, and says all that was changed", async () => {
  const { shop, network, before, tell, wait } = await open();
  network.set(false);
  await tell({ telephone: "+420777123456" });
  await tell({ telephone: "+420777123456", lastname: "Stará" });
  shop.profile = { ...before, company: "Chata" };
  network.set(true);
  await wait();
  expect(shop.calls.filter(({ name }) => name === "updateMe")).toHaveLength(1);
  expect(shop.profile).toEqual({ ...before, telephone: "+420777123456", lastname: "Stará", company: "Chata" });
});

test("one whose answer was lost is changed once more without clashing with itself", async () => {
  const { shop, clock, tell, unsent, wait } = await open();
  shop.faults = ["reply_lost", "lost"];
  expect(await tell({ telephone: "777 123 456" })).toEqual({ kind: "queued" });
  expect(await tell({ telephone: "777 123 457" })).toEqual({ kind: "queued" });
  clock.advance(60_000);
  await wait();
  clock.advance(60_000);
  await wait();
  expect(shop.profile.telephone).toBe("777 123 457");
  expect(await unsent()).toBeNull();
});

test("what was changed elsewhere too is a question, and nothing is written over before it is answered", async () => {
  const { shop, network, before, tab, tell, unsent, wait } = await open();
  network.set(false);
  await tell({ telephone: "+420777123456" });
  shop.profile = { ...before, telephone: "+420608123456" };
  network.set(true);
  await wait();
  expect(shop.profile.telephone).toBe("+420608123456");
  expect(await unsent()).toMatchObject({ isWaiting: false, error: { code: "profile_changed" } });
  expect(tab.notices).toMatchObject([{ code: "profile_refused", action1: "open_profile", hasNoTimeout: true }]);
  // The answer: mine, over what the shop has now.
  expect(await tell({ telephone: "+420777123456" }, shop.profile)).toMatchObject({ kind: "sent" });
  expect(shop.profile.telephone).toBe("+420777123456");
  expect(await unsent()).toBeNull();
});

test("a clash that is told to whoever stands at the form is kept as well", async () => {
  const { shop, before, tell, unsent } = await open();
  shop.profile = { ...before, telephone: "+420608123456" };
  expect(await tell({ telephone: "+420777123456" })).toMatchObject({ kind: "refused" });
  expect(await unsent()).toMatchObject({ isWaiting: false, profile: { telephone: "+420777123456" } });
});

test("without its own login it waits for a word, and goes to no other account", async () => {
  const { shop, network, before, tell, unsent, wait } = await open();
  network.set(false);
  await tell({ telephone: "+420777123456" });
  shop.customer = "8";
  network.set(true);
  await wait();
  expect(shop.profile).toEqual(before);
  expect(await unsent()).toMatchObject({ isWaiting: false, error: { code: "login_required" } });
});

test("a login of somebody else takes it off the device", async () => {
  const { shop, network, before, tab, tell, unsent, wait } = await open();
  network.set(false);
  await tell({ telephone: "+420777123456" });
  await tab.runtime.dropProfiles((customer) => customer !== "7");
  expect(await unsent()).not.toBeNull();
  await tab.runtime.dropProfiles((customer) => customer !== "8");
  expect(await unsent()).toBeNull();
  network.set(true);
  await wait();
  expect(shop.profile).toEqual(before);
});

test("what could not be kept is not promised", async () => {
  const { network, tell, unsent } = await open({ durable: false });
  network.set(false);
  expect(await tell({ telephone: "+420777123456" })).toMatchObject({ kind: "refused", error: { code: "unavailable" } });
  expect(await unsent()).toBeNull();
});

test("a clash is told in no other place while the form is on the screen, which asks about it", async () => {
  const { shop, shows, network, before, tab, tell, unsent, wait } = await open();
  shows.profile = true;
  network.set(false);
  await tell({ telephone: "+420777123456" });
  shop.profile = { ...before, telephone: "+420608123456" };
  network.set(true);
  await wait();
  expect(await unsent()).toMatchObject({ error: { code: "profile_changed" } });
  expect(tab.notices).toEqual([]);
});
