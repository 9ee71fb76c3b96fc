import { act, render, screen } from "@testing-library/react";
import { setPartner } from "@/stores/partner";
import PartnerChip from "./partner-chip";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({ replace: () => undefined }) }));
jest.mock("@/stores/load-api", () => ({
  loadApi: () =>
    Promise.resolve({ call: () => Promise.resolve({ ok: true, value: [{ id: 7, name: "Hory", theme: "orange" }] }) }),
}));

const labels = { only: "Only {name}", some: "Only one partner", remove: "show everything" };
const theme = () => document.documentElement.dataset.theme;

beforeEach(() => {
  document.documentElement.dataset.theme = "dark-blue";
});
afterEach(() => act(() => setPartner(null)));

test("the pages keep their theme beside a partner's name", async () => {
  setPartner(7);
  render(<PartnerChip labels={labels} />);
  expect(await screen.findByText("Only Hory")).toBeInTheDocument();
  expect(theme()).toBe("dark-blue");
});

test("where the owner has partner pages they wear the partner's theme until it is let go", async () => {
  setPartner(7);
  render(<PartnerChip labels={{ ...labels, page: "About" }} />);
  await screen.findByText("Only Hory");
  expect(screen.getByRole("link", { name: "About" })).toHaveAttribute("href", "/partners/7");
  expect(theme()).toBe("orange");
  act(() => setPartner(null));
  expect(theme()).toBe("dark-blue");
});
