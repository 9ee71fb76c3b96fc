import { act, render, screen } from "@testing-library/react";
import { HoldCountdown } from "./hold-countdown";

const labels = {
  remaining: "Držíme ještě {time}",
  expired: "Vypršelo",
  extend: "Prodloužit",
  warning: "Už jen {minutes}",
  minutes: { one: "{count} minutu", few: "{count} minuty", other: "{count} minut" },
};
const start = Date.parse("2027-02-12T08:00:00Z");
const minutes = (count: number) => new Date(start + count * 60_000).toISOString();
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const spoken = () => document.querySelector("[aria-live=polite]")?.textContent;

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

test("counts down by the clock, not by its own ticks", () => {
  render(<HoldCountdown expiresAt={minutes(30)} locale="cs-CZ" labels={labels} />);
  expect(screen.getByRole("timer")).toHaveTextContent("Držíme ještě 30:00");
  pass(61);
  expect(screen.getByRole("timer")).toHaveTextContent("28:59");
  // A sleeping tab fires one tick after ten minutes.
  act(() => {
    jest.setSystemTime(start + 600_000);
    jest.advanceTimersByTime(1000);
  });
  expect(screen.getByRole("timer")).toHaveTextContent("19:59");
});

test("shows no more than a hold has, where the visitor's clock is behind", () => {
  render(<HoldCountdown expiresAt={minutes(31)} locale="cs-CZ" labels={labels} />);
  expect(screen.getByRole("timer")).toHaveTextContent("Držíme ještě 30:00");
});

test("is spoken at five minutes and at one, and silent between", () => {
  render(<HoldCountdown expiresAt={minutes(7)} locale="cs-CZ" labels={labels} />);
  expect(spoken()).toBe("");
  pass(125);
  expect(spoken()).toBe("Už jen 5 minut");
  pass(60);
  expect(spoken()).toBe("");
  pass(180);
  expect(spoken()).toBe("Už jen 1 minutu");
});

test("says when the time is up", () => {
  render(<HoldCountdown expiresAt={minutes(1)} locale="cs-CZ" labels={labels} />);
  pass(90);
  expect(screen.getByRole("timer")).toHaveTextContent("Vypršelo");
  expect(spoken()).toBe("Vypršelo");
});
