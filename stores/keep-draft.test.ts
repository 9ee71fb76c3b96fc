import fc from "fast-check";
import { emptyCheckoutForm } from "@/lib/domain/checkout";
import { createMemoryStorage, saveDraft, type Draft } from "@/lib/offline";
import { createCheckoutStore, mergeDrafts, type CheckoutDraft, type CheckoutStore } from "./checkout";
import { createDraftKeeper } from "./keep-draft";

/*
 * One form in two tabs: what is typed, writes that are slow or fail, news that come late or twice, reloads. Whatever
 * happens, a field shows what was typed into it last, wherever that was.
 */

const fields = ["firstName", "lastName", "emailAddress", "phoneNumber"] as const;
type Field = (typeof fields)[number] | "person";

/** A browser whose storage answers when it is told to. */
class Device {
  private time = Date.parse("2027-01-10T10:00:00.000Z");
  readonly now = (): Date => new Date((this.time += 1));
  readonly storage = createMemoryStorage();
  readonly heard: (Draft | null)[] = [null];
  readonly tabs = [new Tab(this), new Tab(this)];
  readonly typed = new Map<Field, string>();

  async stored(): Promise<Draft | null> {
    const draft = await this.storage.transact((own) => own.getState<Draft>("draft"));
    return draft ? structuredClone(draft) : null;
  }
}

class Tab {
  store: CheckoutStore = createCheckoutStore();
  faults = 0;
  private keeper!: ReturnType<typeof createDraftKeeper>;
  private waiting: ((fails: boolean) => void)[] = [];
  constructor(private readonly device: Device) {}

  open(stored: Draft | null, left: Draft | null = null): void {
    const store = createCheckoutStore(this.device.now);
    this.store = store;
    this.waiting = [];
    this.keeper = createDraftKeeper({
      store,
      write: async (draft) => {
        const fails = await new Promise<boolean>((settle) => void this.waiting.push(settle));
        if (fails) throw new Error("no room");
        const kept = await saveDraft(this.device.storage, structuredClone(draft), mergeDrafts);
        this.device.heard.push(structuredClone(kept));
        return kept;
      },
      tried: () => null,
      onClosed: () => undefined,
      onFault: () => void (this.faults += 1),
    });
    this.keeper.start(stored, left);
  }

  reload(stored: Draft | null): void {
    const left = this.keeper.unwritten();
    this.open(stored, left && structuredClone(left));
  }

  type(field: Field, text: string): void {
    const { form, persons, orderId } = this.store.getState();
    const typed =
      field === "person"
        ? { persons: { ...persons, "SK-1~x": text } }
        : { form: { ...form, personalDetails: { ...form.personalDetails, [field]: text } } };
    this.store.setState({ ...typed, orderId: orderId ?? "o1" });
  }

  hear = (draft: Draft | null): void => this.keeper.follow({ tasks: [], draft: draft && structuredClone(draft) });

  /** Lets the write under way end. */
  async settle(fails: boolean): Promise<void> {
    this.waiting.shift()?.(fails);
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  }

  shows(field: Field): string {
    const { form, persons } = this.store.getState();
    return field === "person" ? (persons["SK-1~x"] ?? "") : form.personalDetails[field];
  }

  get isWriting(): boolean {
    return this.waiting.length > 0;
  }
}

const step = fc.record({
  tab: fc.nat(1),
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant("type" as const) },
    { weight: 3, arbitrary: fc.constant("settle" as const) },
    { weight: 2, arbitrary: fc.constant("fail" as const) },
    { weight: 3, arbitrary: fc.constant("hear" as const) },
    { weight: 1, arbitrary: fc.constant("reload" as const) },
  ),
  field: fc.constantFrom<Field>(...fields, "person"),
  text: fc.constantFrom("", "Jana", "Eva", "jana@example.cz"),
  /** How old the news are that are heard. */
  age: fc.nat(3),
});

async function run(steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]): Promise<void> {
  const device = new Device();
  for (const tab of device.tabs) tab.open(null);
  const last = new Map<Field, Tab>();
  for (const { tab: index, does, field, text, age } of steps) {
    const tab = device.tabs[index]!;
    if (does === "type") {
      if (tab.shows(field) !== text) {
        tab.type(field, text);
        device.typed.set(field, text);
        last.set(field, tab);
      }
    } else if (does === "hear") tab.hear(device.heard.at(-1 - Math.min(age, device.heard.length - 1))!);
    else if (does === "reload") tab.reload(await device.stored());
    else await tab.settle(does === "fail");
    for (const [typed, where] of last) expect(where.shows(typed)).toBe(device.typed.get(typed));
  }
  // Then storage works, and each hears of the other.
  for (let round = 0; round < 4; round += 1)
    for (const tab of device.tabs) {
      tab.hear(await device.stored());
      while (tab.isWriting) await tab.settle(false);
    }
  const stored = (await device.stored()) as CheckoutDraft | null;
  for (const [field, text] of device.typed) {
    for (const tab of device.tabs) expect([field, tab.shows(field)]).toEqual([field, text]);
    if (field !== "person") expect(stored?.form.personalDetails[field]).toBe(text);
  }
}

test("a field shows what was typed last, whatever becomes of the writes", async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), run), {
    numRuns: process.env.SEZONA_ENDURANCE === "1" ? 10_000 : 150,
  });
}, 600_000);

test("an e-mail outlives a write that failed, and the news of an older one", async () => {
  const device = new Device();
  const [tab] = device.tabs as [Tab, Tab];
  tab.open(null);
  tab.type("firstName", "Jana");
  await tab.settle(false);
  tab.type("emailAddress", "jana@example.cz");
  await tab.settle(true);
  expect(tab.faults).toBe(1);
  tab.hear({ ...(device.heard.at(-1) as CheckoutDraft), revision: 9 });
  expect(tab.shows("emailAddress")).toBe("jana@example.cz");
  // The news are also the moment to try again.
  await tab.settle(false);
  expect(await device.stored()).toMatchObject({ form: { personalDetails: { emailAddress: "jana@example.cz" } } });
});

test("what a tab that heard nothing types costs no word typed elsewhere", async () => {
  const device = new Device();
  const [tab, other] = device.tabs as [Tab, Tab];
  tab.open(null);
  other.open(null);
  tab.type("emailAddress", "jana@example.cz");
  await tab.settle(false);
  other.type("firstName", "Jana");
  await other.settle(false);
  for (const one of [tab, other]) {
    one.hear(await device.stored());
    expect([one.shows("firstName"), one.shows("emailAddress")]).toEqual(["Jana", "jana@example.cz"]);
  }
});

test("what was typed and not yet written when the page went is there on the next one", async () => {
  const device = new Device();
  const [tab] = device.tabs as [Tab, Tab];
  tab.open({ orderId: "o1", revision: 1, form: emptyCheckoutForm } as Draft);
  tab.type("emailAddress", "jana@example.cz");
  tab.reload(await device.stored());
  expect(tab.shows("emailAddress")).toBe("jana@example.cz");
  await tab.settle(false);
  expect(await device.stored()).toMatchObject({ form: { personalDetails: { emailAddress: "jana@example.cz" } } });
});

test("an order that has been given another id keeps that one", async () => {
  const device = new Device();
  const [tab] = device.tabs as [Tab, Tab];
  tab.open(null);
  tab.type("firstName", "Jana");
  await tab.settle(false);
  tab.store.setState({ orderId: "o2" });
  while (tab.isWriting) await tab.settle(false);
  expect(tab.store.getState().orderId).toBe("o2");
  expect(await device.stored()).toMatchObject({ orderId: "o2" });
});
