import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { child, product } from "@/lib/domain/test-support";
import { addToCart } from "@/stores/add-to-cart";
import { loadApi } from "@/stores/load-api";
import { RentAgain } from "./rent-again";

jest.mock("@/stores/add-to-cart");
jest.mock("@/stores/load-api");
// Fetched with the first press, which takes its time where it is made first.
beforeAll(() => import("./put-again"));

const words = {
  ...{ title: "Znovu", text: "Dny", from: "Od", to: "Do", send: "Do košíku", cart: "Košík" },
  ...{ missed: "Nejde:", failed: "Nikdo neodpovídá." },
  problems: { incomplete: "Chybí den.", invalid: "", reversed: "Obráceně.", past: "Uplynul.", too_long: "" },
};
const ski = { sku: "SKI-177", name: "Lyže", qty: 1, source: "praha", sourceName: "Praha" };
const call = jest.fn();
beforeEach(() => {
  jest.mocked(addToCart).mockReset().mockResolvedValue({ outcome: "added", key: "1", dropped: false });
  jest.mocked(loadApi).mockResolvedValue({ call });
  call.mockReset().mockResolvedValue({ ok: true, value: product({ configurable_children: [child("177")] }) });
  const lines = [ski, { ...ski, sku: "SKI-1", name: "Staré lyže" }];
  render(<RentAgain lines={lines} today="2027-02-01" cart="#cart" words={words} />);
});

async function press(from: string, to: string) {
  fireEvent.change(screen.getByLabelText(/^Od/u), { target: { value: from } });
  fireEvent.change(screen.getByLabelText(/^Do/u), { target: { value: to } });
  await userEvent.click(screen.getByRole("button", { name: words.send }));
}

test("what can be had goes into the cart for the new days, and the rest is named", async () => {
  await press("2027-02-08", "2027-02-10");
  expect(await screen.findByText("Nejde: Staré lyže")).toBeVisible();
  expect(screen.getByRole("link", { name: words.cart })).toHaveAttribute("href", "#cart");
  expect(jest.mocked(addToCart).mock.calls).toEqual([
    [expect.objectContaining({ sku: "SKI-177", from: "2027-02-08", to: "2027-02-10", source: "praha" }), true],
  ]);
});

test.each([
  ["2027-02-08", "", words.problems.incomplete],
  ["2027-02-08", "2027-02-05", words.problems.reversed],
  ["2027-01-08", "2027-02-05", words.problems.past],
])("of days from %j to %j it says why they can't be, and nothing is put anywhere", async (from, to, said) => {
  await press(from, to);
  expect(await screen.findByText(said)).toBeVisible();
  expect(addToCart).not.toHaveBeenCalled();
});

test("where nobody answers it says so, and can be pressed again", async () => {
  call.mockRejectedValueOnce(new Error("offline"));
  await press("2027-02-08", "2027-02-10");
  expect(await screen.findByText(words.failed)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  await waitFor(() => expect(addToCart).toHaveBeenCalledTimes(1));
});

test("what is in the cart already is not put there again by another press", async () => {
  await press("2027-02-08", "2027-02-10");
  await screen.findByText("Nejde: Staré lyže");
  await userEvent.click(screen.getByRole("button", { name: words.send }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  await screen.findByText("Nejde: Staré lyže");
  expect(addToCart).toHaveBeenCalledTimes(1);
});

test("where nobody answers in the middle, nothing of it is in the cart", async () => {
  call.mockResolvedValueOnce({ ok: true, value: product({ configurable_children: [child("177")] }) });
  call.mockRejectedValueOnce(new Error("offline"));
  await press("2027-02-08", "2027-02-10");
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(addToCart).not.toHaveBeenCalled();
});
