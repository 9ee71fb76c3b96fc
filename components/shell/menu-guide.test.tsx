import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Category } from "@/lib/contract";
import type { FooterContent } from "@/lib/domain/content";
import { getStoreView } from "@/lib/store-views";
import { Menu } from "./menu";
import { guideMenu } from "./menu-guide";

const category = (id: number, name: string, more: Partial<Category> = {}): Category => ({
  id,
  parent_id: 69,
  name,
  slug: name.toLowerCase(),
  url_path: name.toLowerCase(),
  path: `69/${id}`,
  level: 2,
  position: id,
  is_active: true,
  product_count: 3,
  description: "",
  trail_color: "red",
  illustration: null,
  price_from: 100_00,
  ...more,
});

const categories = [
  category(100, "Skis"),
  category(101, "Boots", { parent_id: 100, level: 3 }),
  category(102, "Empty", { parent_id: 100, level: 3, product_count: 0 }),
  category(110, "Bikes"),
  category(111, "Locks", { parent_id: 110, level: 3 }),
  category(120, "Vouchers"),
  category(130, "Boats", { product_count: 0 }),
];

const t = Object.assign(
  (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join()}` : key),
  {
    raw: (key: string) => key,
  },
);

function open(content: FooterContent | null = null) {
  const { container } = render(<Menu storeView={getStoreView("de")} categories={categories} content={content} t={t} />);
  const menu = container.querySelector<HTMLElement>("#site-menu");
  if (!menu) throw new Error("no menu");
  guideMenu(menu);
  return { menu, user: userEvent.setup() };
}

const focused = () => document.activeElement?.textContent?.trim();
const summary = (name: string) => screen.getByText(name, { selector: "summary" });

test("every section of which the shop has something is there, with what is in it", () => {
  open();
  expect(screen.getByText("Boots")).toHaveAttribute("href", "/de/boots");
  expect(screen.getByText("Vouchers").closest("a")).toHaveAttribute("href", "/de/vouchers");
  expect(screen.queryByText("Empty")).not.toBeInTheDocument();
  expect(screen.queryByText("Boats")).not.toBeInTheDocument();
});

test("of the usual pages those are there that somebody has written", () => {
  open({ menu: [], columns: { left: [], centre: [], right: [] }, social: [], unwritten: ["jak-to-funguje"] });
  expect(screen.getByText("footer.contact")).toHaveAttribute("href", "/de/static/kontakty");
  expect(screen.queryByText("footer.how")).not.toBeInTheDocument();
});

test("pages are the owner's, each in the language that it is said in", () => {
  const menu = [{ label: "Tips and trips", link: "/blog", otherLanguage: "en" }];
  open({ menu, columns: { left: [], centre: [], right: [] }, social: [], unwritten: [] });
  const page = screen.getByText("Tips and trips");
  expect(page).toHaveAttribute("href", "/de/blog");
  expect(page).toHaveAttribute("lang", "en");
  expect(screen.queryByText("footer.contact")).not.toBeInTheDocument();
});

test("arrow keys walk over what is shown, into a section and out of it", async () => {
  const { user } = open();
  summary("Skis").focus();
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("wholeSection Skis");
  await user.keyboard("{ArrowLeft}");
  expect(focused()).toBe("Skis");
  await user.keyboard("{ArrowLeft}{ArrowDown}");
  expect(focused()).toBe("Bikes");
  await user.keyboard("{ArrowRight}");
  expect(summary("Bikes").closest("details")).toHaveAttribute("open");
  expect(focused()).toBe("wholeSection Bikes");
  await user.keyboard("{Home}{ArrowUp}");
  expect(focused()).toBe("footer.contact");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("Skis");
});

test("a section opens when the mouse rests on it, not when it passes over", () => {
  jest.useFakeTimers();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  open();
  const enter = (element: HTMLElement, pointerType = "mouse") => {
    const event = new MouseEvent("pointerover", { bubbles: true });
    act(() => void element.dispatchEvent(Object.assign(event, { pointerType })));
  };
  const bikes = summary("Bikes").closest("details");
  enter(summary("Bikes"));
  jest.advanceTimersByTime(200);
  enter(summary("Skis"));
  jest.advanceTimersByTime(1000);
  expect(bikes).not.toHaveAttribute("open");
  enter(summary("Bikes"), "touch");
  jest.advanceTimersByTime(1000);
  expect(bikes).not.toHaveAttribute("open");
  enter(summary("Bikes"));
  jest.advanceTimersByTime(300);
  expect(bikes).toHaveAttribute("open");
  jest.useRealTimers();
});

test("languages lead to the page that one is on, and say which one it is", () => {
  open();
  expect(screen.getByRole("link", { name: "English", hidden: true })).toHaveAttribute("href", "/language/en");
  expect(screen.getByRole("link", { name: "Deutsch", hidden: true })).toHaveAttribute("aria-current", "true");
});

test("opens at the section that the visitor is in", () => {
  window.history.replaceState(null, "", "/de/bikes/locks/heavy-lock");
  const { menu } = open();
  menu.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState: "open" }));
  expect(summary("Bikes").closest("details")).toHaveAttribute("open");
  window.history.replaceState(null, "", "/de");
});

test("closes where the focus goes on into the page, and after a press on one of its links", async () => {
  const { menu } = open();
  const hidePopover = jest.fn();
  Object.assign(menu, { hidePopover });
  const leave = (to: Element | null) =>
    menu.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: to }));
  const opener = Object.assign(document.createElement("button"), { type: "button" });
  opener.setAttribute("popovertarget", "site-menu");
  document.body.append(opener);
  for (const stays of [summary("Bikes"), opener, null]) leave(stays);
  expect(hidePopover).not.toHaveBeenCalled();
  leave(document.body);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  opener.remove();
  summary("Bikes").click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
  const link = screen.getByText("Boots");
  link.addEventListener("click", (event) => event.preventDefault());
  link.click();
  expect(hidePopover).toHaveBeenCalledTimes(2);
});

test("the equipment guide is led to where there is one", () => {
  const menu = (guide?: string) => (
    <Menu storeView={getStoreView("de")} categories={categories} content={null} guide={guide} t={t} />
  );
  const { rerender } = render(menu("What to rent?"));
  expect(screen.getByText("What to rent?")).toHaveAttribute("href", "/de/guide");
  rerender(menu());
  expect(screen.queryByText("What to rent?")).not.toBeInTheDocument();
});
