import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cartStore } from "@/stores/cart";
import { unsentProfileStore } from "@/stores/unsent-profile";
import { LogoutForm } from "./logout-form";

jest.mock("@/stores/runtime", () => ({ ensureCart: () => Promise.resolve({}) }));

const words = {
  send: "Odhlásit se",
  waits: "Čeká tu neodeslaná objednávka:",
  cart: "Zobrazit",
  anyway: "Odhlásit se a zahodit ji",
};
const profile = { href: "/mine", waits: "Čeká tu změna údajů.", show: "Zobrazit údaje", anyway: "Zahodit změnu" };
const order = { orderId: "1", things: ["Lyže", "Boty"], error: null, inCart: false, onItsWay: false };
const left = jest.fn();
beforeEach(() => {
  left.mockReset();
  HTMLFormElement.prototype.submit = left;
  render(
    <LogoutForm action="/out" cart="/cart" words={words} profile={profile}>
      <input name="everywhere" />
    </LogoutForm>,
  );
});
afterEach(() => {
  cartStore.setState({ openOrders: [] });
  unsentProfileStore.setState({ unsent: null });
});

test("an order that waits is asked about before it is thrown away", async () => {
  cartStore.setState({ openOrders: [{ ...order, state: "waiting", acknowledged: false }] });
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(/Lyže, Boty/u)).toBeVisible();
  expect(screen.getByRole("link", { name: words.cart })).toHaveAttribute("href", "/cart");
  expect(left).not.toHaveBeenCalled();
  const sent = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole("button", { name: words.anyway }).closest("form")!.addEventListener("submit", sent);
  await userEvent.click(screen.getByRole("button", { name: words.anyway }));
  expect(sent).toHaveBeenCalled();
});

test("without one, nobody is asked", async () => {
  cartStore.setState({ openOrders: [{ ...order, state: "refused", acknowledged: true }] });
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test("a change of one's data that waits is asked about as well", async () => {
  const data = { firstname: "Jana", lastname: "Nová", telephone: "", company: "", company_id: "", vat_id: "" };
  const known = { ...data, street: [], city: "", postcode: "", country_id: "" };
  unsentProfileStore.setState({
    unsent: { id: "1", customer: "7", profile: known, known, isWaiting: true, error: null },
  });
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  expect(await screen.findByText(profile.waits)).toBeVisible();
  expect(screen.getByRole("link", { name: profile.show })).toHaveAttribute("href", profile.href);
  expect(screen.getByRole("button", { name: profile.anyway })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});
