import { acknowledgementOf } from "@/stores/acknowledgements";
import { writeStored } from "@/stores/browser-storage";
import { OFFER_AFTER_MS, offerNewsletter } from "./offer-newsletter";

const dialogs = () => document.querySelectorAll<HTMLDialogElement>("dialog");
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, "", "/lyze");
  document.body.innerHTML = `<main><input id="typed"></main><footer>
    <form data-newsletter="" data-close="Zavřít"><h2>Novinky e-mailem</h2><p id="newsletter-offer">Sleva</p>
    <label for="newsletter-email">E-mail</label>
    <input id="newsletter-email" name="email" aria-describedby="newsletter-offer">
    <p role="status">Posíláme</p></form></footer>`;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** What is awaited inside is loaded code, a few turns of the event loop away. */
async function after(milliseconds: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(milliseconds);
}
const offer = (): void => void (stop = offerNewsletter(() => location.pathname.endsWith("/checkout"), true));

test("the form of the foot is offered once it has been looked at for a while, under names of its own", async () => {
  offer();
  await after(OFFER_AFTER_MS - 1);
  expect(dialogs()).toHaveLength(0);
  await after(1);
  const [dialog] = dialogs();
  expect(dialog?.open).toBe(true);
  const title = document.getElementById(dialog?.getAttribute("aria-labelledby") ?? "");
  expect(title?.textContent).toBe("Novinky e-mailem");
  const field = dialog?.querySelector("input");
  expect([field?.id, field?.getAttribute("aria-describedby")]).toEqual([
    ...["offered-newsletter-email", "offered-newsletter-offer"],
  ]);
  expect(dialog?.querySelector("label")?.htmlFor).toBe(field?.id);
  expect(dialog?.querySelector("[role=status]")?.textContent).toBe("");
  dialog?.querySelector<HTMLButtonElement>("button[autofocus]")?.click();
  expect(dialogs()).toHaveLength(0);
});

test("it is offered once on a device, and to nobody who has it", async () => {
  offer();
  await after(OFFER_AFTER_MS);
  dialogs()[0]?.close();
  offer();
  await after(10 * OFFER_AFTER_MS);
  expect(dialogs()).toHaveLength(0);
  expect(acknowledgementOf("newsletter-offered")).toMatchObject({ value: true, description: expect.any(String) });
  localStorage.clear();
  writeStored("sezona.newsletter-offered", true);
  offer();
  await after(10 * OFFER_AFTER_MS);
  expect(dialogs()).toHaveLength(0);
  localStorage.clear();
  writeStored("sezona.newsletter", { isSubscribed: true, email: "jana@example.cz" });
  offer();
  await after(10 * OFFER_AFTER_MS);
  expect(dialogs()).toHaveLength(0);
});

test.each(["/checkout", "/en/checkout", "/cart", "/de/cart"])(
  "on %s nobody is asked; on the next page, later",
  async (path) => {
    window.history.replaceState(null, "", path);
    offer();
    await after(10 * OFFER_AFTER_MS);
    expect(dialogs()).toHaveLength(0);
    window.history.replaceState(null, "", "/lyze");
    await after(OFFER_AFTER_MS);
    expect(dialogs()).toHaveLength(1);
  },
);

test("nobody is asked who types or has something open, and nobody whose browser remembers nothing", async () => {
  document.getElementById("typed")?.focus();
  offer();
  await after(10 * OFFER_AFTER_MS);
  expect(dialogs()).toHaveLength(0);
  stop();
  document.getElementById("typed")?.blur();
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  offer();
  await after(10 * OFFER_AFTER_MS);
  setItem.mockRestore();
  expect(dialogs()).toHaveLength(0);
});

test("an owner who does not wish it has it nowhere", async () => {
  stop = offerNewsletter(() => false, false);
  await after(10 * OFFER_AFTER_MS);
  expect(dialogs()).toHaveLength(0);
});
