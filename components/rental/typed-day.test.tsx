import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Day } from "@/lib/contract";
import type { Locale } from "@/lib/store-views";
import { TypedDay } from "./typed-day";

interface FieldProps {
  onChange: (day: Day | null) => void;
  onUnread?: (unread: boolean) => void;
  locale?: Locale;
}

function Field({ onChange, onUnread, locale = "cs-CZ" }: FieldProps) {
  const [day, setDay] = useState<Day | null>(null);
  const take = (next: Day | null) => {
    setDay(next);
    onChange(next);
  };
  return (
    <TypedDay
      label="Vyzvednutí"
      locale={locale}
      value={day}
      today="2027-02-01"
      invalid="Takový den není"
      onChange={take}
      onUnread={onUnread}
    />
  );
}

test.each([
  ["12. 2. 2027", "2027-02-12"],
  ["12.2.", "2027-02-12"],
  ["2027-03-05", "2027-03-05"],
])("reads %s", async (typed, day) => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  await userEvent.type(screen.getByLabelText("Vyzvednutí"), `${typed}{Enter}`);
  expect(onChange).toHaveBeenCalledWith(day);
  const [, month, number] = day.split("-").map(Number);
  expect(screen.getByLabelText("Vyzvednutí")).toHaveValue(`${number}.\u00A0${month}.\u00A02027`);
});

test("says so when there is no such day, and keeps what was typed", async () => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  const field = screen.getByLabelText("Vyzvednutí");
  await userEvent.type(field, "31. 2. 2027");
  await userEvent.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Takový den není");
  expect(field).toHaveValue("31. 2. 2027");
  expect(onChange).not.toHaveBeenCalled();
});

test("an emptied field gives the day up", async () => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} />);
  const field = screen.getByLabelText("Vyzvednutí");
  await userEvent.type(field, "12.2.{Enter}");
  await userEvent.clear(field);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test.each(["31. 2. 2027", "abc", "zítra"])("tells that %s is no day, and when it is one again", async (typed) => {
  const onUnread = jest.fn();
  render(<Field onChange={jest.fn()} onUnread={onUnread} />);
  const field = screen.getByLabelText("Vyzvednutí");
  await userEvent.type(field, typed);
  expect(onUnread).toHaveBeenLastCalledWith(true);
  await userEvent.clear(field);
  expect(onUnread).toHaveBeenLastCalledWith(false);
  await userEvent.type(field, "12. 2. 2027");
  expect(onUnread).toHaveBeenLastCalledWith(false);
});

test("in American English slashes are read and written month first", async () => {
  const onChange = jest.fn();
  render(<Field onChange={onChange} locale="en-US" />);
  const field = screen.getByLabelText("Vyzvednutí");
  await userEvent.type(field, "2/12/2027{Enter}");
  expect(onChange).toHaveBeenCalledWith("2027-02-12");
  expect(field).toHaveValue("2/12/2027");
  await userEvent.clear(field);
  await userEvent.type(field, "13. 2. 2027{Enter}");
  expect(onChange).toHaveBeenLastCalledWith("2027-02-13");
  expect(field).toHaveValue("2/13/2027");
});
