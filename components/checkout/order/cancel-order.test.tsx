import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorDetails } from "@/lib/contract";
import { CancelOrder } from "./cancel-order";

const ID = "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d";
const mockCall = jest.fn();
jest.mock("@/stores/load-api", () => ({ loadApi: async () => ({ call: mockCall }) }));

const words = {
  open: "Zrušit objednávku",
  title: "Zrušit objednávku 2027-000042?",
  confirm: "Ano, zrušit",
  keep: "Nechat objednávku",
  busy: "Rušíme",
  failed: "Půjčovna teď neodpovídá",
  late: "Zdarma už zrušit nejde",
  state: "Vybavení je už vydané",
};
const press = async (name: string) =>
  userEvent.click(screen.getByText(name, { selector: "button" }), { pointerEventsCheck: 0 });

beforeEach(() => {
  mockCall.mockReset();
  window.location.hash = "";
  render(
    <CancelOrder orderId={ID} href="#cancelled" consequences={["Uvolníme ho.", "Nic neplatíte."]} words={words} />,
  );
});

test("nothing is cancelled before the question is answered, and keeping the order asks the shop nothing", async () => {
  await press("Zrušit objednávku");
  const dialog = screen.getByRole("dialog", { name: words.title });
  expect(dialog).toHaveTextContent(/Uvolníme ho.*Nic neplatíte/u);
  await press("Nechat objednávku");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(mockCall).not.toHaveBeenCalled();
});

test("confirmed, the order is cancelled once and shown as it is then", async () => {
  mockCall.mockResolvedValue({ ok: true, value: {} });
  await press("Zrušit objednávku");
  await press("Ano, zrušit");
  expect(mockCall.mock.calls).toEqual([["cancelOrder", { id: ID }]]);
  expect(window.location.hash).toBe("#cancelled");
});

test.each<[ErrorDetails["order_not_cancellable"], string]>([
  [{ status: "confirmed", until: "2027-02-11T05:00:00Z" }, words.late],
  [{ status: "handed_over" }, words.state],
])("a refusal for good says why, and leaves only the way back (%p)", async (details, says) => {
  mockCall.mockResolvedValue({ ok: false, error: { code: "order_not_cancellable", message: "", details } });
  await press("Zrušit objednávku");
  await press("Ano, zrušit");
  expect(screen.getByRole("alert")).toHaveTextContent(says);
  expect(screen.queryByText("Ano, zrušit")).not.toBeInTheDocument();
});

test("a shop that can't be reached can be asked again", async () => {
  mockCall.mockRejectedValueOnce(new Error("no network")).mockResolvedValueOnce({ ok: true, value: {} });
  await press("Zrušit objednávku");
  await press("Ano, zrušit");
  expect(screen.getByRole("alert")).toHaveTextContent(words.failed);
  await press("Ano, zrušit");
  expect(window.location.hash).toBe("#cancelled");
});
