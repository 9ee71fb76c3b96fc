import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { emptyCheckoutForm, type CheckoutForm } from "@/lib/domain/checkout";
import messages from "@/messages/cs-CZ.json";
import { AddressFields } from "./address-fields";

function Fields({ country, served }: { country: string; served?: string[] }) {
  const form = useForm<CheckoutForm>({
    defaultValues: { ...emptyCheckoutForm, shippingDetails: { ...emptyCheckoutForm.shippingDetails, country } },
  });
  return (
    <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
      <FormProvider {...form}>
        <AddressFields part="shippingDetails" group="shipping" title="Kam" served={served} />
      </FormProvider>
    </NextIntlClientProvider>
  );
}
const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

test("a way offers the countries that it goes to, and all of them where it goes anywhere", () => {
  const { rerender } = render(<Fields key="zones" country="CZ" served={["CZ"]} />);
  expect(offered()).toEqual(["Česko"]);
  rerender(<Fields key="all" country="CZ" />);
  expect(offered()).toEqual(["Česko", "Slovensko"]);
});

test("a country that was filled in before stays to be seen, and changed, also where nobody goes", () => {
  render(<Fields country="SK" served={["CZ"]} />);
  expect(offered()).toEqual(["Česko", "Slovensko"]);
  expect(screen.getByRole("combobox", { name: "Země" })).toHaveValue("SK");
});
