import { render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { shopDay } from "@/lib/domain/days";
import messages from "@/messages/cs-CZ.json";
import { setPeriod } from "@/stores/reservation";
import { BranchList } from "./branch-list";
import type { ShownBranch } from "./shown-branch";

// The server's own hook waits for the request's words; here they are given.
jest.mock("@/lib/i18n/server", () => jest.requireActual<object>("next-intl"));

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: "08:00", closes: "18:00" }));
const branch = (id: string, more: object = {}) =>
  ({
    ...{ id, name: id, href: `/branches/${id}`, partner_id: 7, phone: "+420777000000", email: "a@example.com" },
    ...{ street: "Horská 1", city: "Vrchlabí", postcode: "543 01", store_codes: ["main"] },
    ...{ opening_hours: week, closed_days: [], ...more },
  }) as unknown as ShownBranch;

test("each branch says its hours of today, and of the chosen days", () => {
  setPeriod({ from: "2027-02-13", to: "2027-02-16" });
  const branches = [branch("praha"), branch("liberec", { closed_days: ["2027-02-16"] })];
  render(
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <BranchList branches={branches} locale="cs-CZ" today={shopDay(new Date())} level="h2" />
    </NextIntlClientProvider>,
  );
  const [praha, liberec] = screen.getAllByRole("listitem");
  const hoursOf = (item: HTMLElement | undefined, day: RegExp) =>
    within(item as HTMLElement).getByText(day).nextElementSibling?.textContent;
  for (const item of [praha, liberec]) {
    expect(hoursOf(item, /^Dnes, /u)).toBe("8:00–18:00");
    expect(hoursOf(item, /^Vyzvednutí, so\s13\.\s2\.$/u)).toBe("8:00–18:00");
  }
  expect(hoursOf(praha, /^Vrácení, /u)).toBe("8:00–18:00");
  expect(hoursOf(liberec, /^Vrácení, /u)).toBe("zavřeno");
});

test("the lines are as many before the chosen days are known as after, so that nothing below them moves", () => {
  const shown = () => {
    const { container, unmount } = render(
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <BranchList branches={[branch("praha")]} locale="cs-CZ" today={shopDay(new Date())} level="h2" />
      </NextIntlClientProvider>,
    );
    const lines = [...container.querySelectorAll(".branch-days dt")].map((line) => line.textContent);
    unmount();
    return lines;
  };
  setPeriod(null);
  const before = shown();
  setPeriod({ from: "2027-02-13", to: "2027-02-16" });
  const after = shown();
  expect([before.length, after.length]).toEqual([3, 3]);
  expect(before[0]).toBe(after[0]);
});
