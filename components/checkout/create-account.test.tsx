import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { emptyCheckoutForm } from "@/lib/domain/checkout";
import messages from "@/messages/cs-CZ.json";
import { isAccountReady } from "@/stores/new-account";
import CreateAccount from "./create-account";

function Review() {
  return (
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <FormProvider {...useForm({ defaultValues: emptyCheckoutForm })}>
        <CreateAccount />
        <button onClick={() => void isAccountReady()}>Objednat</button>
      </FormProvider>
    </NextIntlClientProvider>
  );
}

test("a password is asked for once an account is wanted, and has the focus where it is too short", async () => {
  const user = userEvent.setup();
  render(<Review />);
  expect(screen.queryByLabelText("Heslo k účtu")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Založit si rovnou účet" }));
  const field = screen.getByLabelText("Heslo k účtu");
  expect(field).toHaveAttribute("autocomplete", "new-password");
  await user.type(field, "krátké");
  await user.click(screen.getByRole("button", { name: "Objednat" }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Heslo má mít alespoň 8\s+znaků/u);
  await user.type(field, " a delší");
  expect(field).not.toHaveAccessibleDescription(/má mít/u);
});
