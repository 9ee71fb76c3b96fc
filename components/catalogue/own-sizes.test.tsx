import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import type { ListedSizes } from "@/lib/domain/sizing/own-sizes";
import messages from "@/messages/cs-CZ.json";
import { keepOwnMeasures, ownMeasures } from "@/stores/own-measures";
import { ListingPeriod } from "./listing-period";
import OwnSizesDialog from "./own-sizes-dialog";

const push = jest.fn();
const replace = jest.fn();
const router = { push, replace };
jest.mock("next/navigation", () => ({ usePathname: () => "/lyze", useRouter: () => router }));
// Words of parts are loaded on need; here they are given.
jest.mock("@/lib/i18n/lazy-messages", () => ({ LazyIntl: ({ children }: { children: React.ReactNode }) => children }));

const options = (...values: string[]) => values.map((value) => ({ value }));
const sizes: ListedSizes[] = [
  { code: "ski_length", rule: "ski", kind: "carving", options: options("150", "158", "165", "173", "180") },
  { code: "boot_size", rule: "mondopoint", options: options("265", "275") },
];
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  window.history.replaceState(null, "", "/lyze?brand=javor&page=3");
});

function openDialog() {
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <Suspense>
        <OwnSizesDialog locale="cs-CZ" sizes={sizes} onClose={() => undefined} />
      </Suspense>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
const addressOf = (mock: jest.Mock) => decodeURIComponent(String((mock.mock.lastCall as unknown[])[0]));

test("height and foot said once choose the sizes of the listing, beside its other filters", async () => {
  const user = openDialog();
  await user.type(screen.getByLabelText("Výška (cm)"), "178");
  await user.type(screen.getByLabelText(/Délka chodidla/u), "27,5");
  await user.click(screen.getByRole("button", { name: "Ukázat moje velikosti" }));
  expect(addressOf(push)).toBe("/lyze?brand=javor&ski_length=158,165,173&boot_size=275&fit=on");
  expect(ownMeasures()).toEqual({ body: { height: 178, foot: 275 }, on: true });
});

test("a shoe size is understood, nonsense is told at its field and nothing is kept", async () => {
  const user = openDialog();
  const [height, foot] = [screen.getByLabelText("Výška (cm)"), screen.getByLabelText(/Délka chodidla/u)];
  await user.type(height, "17800");
  await user.type(foot, "42{Enter}");
  expect(height).toBeInvalid();
  expect(push).not.toHaveBeenCalled();
  await user.clear(height);
  await user.type(foot, "{Enter}");
  expect(ownMeasures()?.body).toEqual({ foot: 270 });
});

test("what was understood is said, and a foot that the height denies is questioned before it is kept", async () => {
  const user = openDialog();
  const foot = screen.getByLabelText(/Délka chodidla/u);
  await user.type(screen.getByLabelText("Výška (cm)"), "178");
  await user.type(foot, "EU 28");
  expect(foot).toHaveAccessibleDescription(/Rozumíme: chodidlo 17,5.cm, asi EU.28/u);
  await user.type(foot, "{Enter}");
  expect(foot).toHaveAccessibleDescription(/se k.výšce 178.cm nehodí/u);
  expect(ownMeasures()).toBeNull();
  await user.type(foot, "{Enter}");
  expect(ownMeasures()?.body).toEqual({ height: 178, foot: 175 });
});

test("it is turned off for good, and forgotten, by a press", async () => {
  keepOwnMeasures({ body: { height: 178 }, on: true });
  window.history.replaceState(null, "", "/lyze?ski_length=158,165&fit=on");
  const user = openDialog();
  await user.click(screen.getByRole("button", { name: "Nevybírat podle mě" }));
  expect([addressOf(push), ownMeasures()?.on]).toEqual(["/lyze", false]);
  await user.click(screen.getByRole("button", { name: "Smazat míry" }));
  expect(ownMeasures()).toBeNull();
});

test("every further listing is brought to the own sizes", async () => {
  keepOwnMeasures({ body: { height: 178 }, on: true });
  render(<ListingPeriod nothingFits={false} sizes={sizes} />);
  await waitFor(() => expect(replace).toHaveBeenCalled());
  expect(addressOf(replace)).toBe("/lyze?brand=javor&page=3&ski_length=158,165,173&fit=on");
});

test.each(["/lyze?ski_length=150", "/lyze?fit=off", "/lyze?fit=on"])("%s says what it wants itself", (address) => {
  keepOwnMeasures({ body: { height: 178 }, on: true });
  window.history.replaceState(null, "", address);
  render(<ListingPeriod nothingFits={false} sizes={sizes} />);
  expect(replace).not.toHaveBeenCalled();
});
