import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import type { Company } from "@/lib/contract";
import { emptyCheckoutForm, type CheckoutForm } from "@/lib/domain/checkout";
import { REGISTER_MS } from "@/lib/domain/company";
import messages from "@/messages/cs-CZ.json";
import { AddressFields } from "./address-fields";
import { CompanyFields } from "./company-fields";

type Answer = { ok: true; value: Company | null } | { ok: false; error: { code: string; message: string } };
const mockFindCompany = jest.fn<Promise<Answer>, [{ country: string; id: string }, { signal: AbortSignal }]>();
jest.mock("@/stores/api", () => ({
  loadCartApi: async () => ({
    call: (_name: string, ...call: Parameters<typeof mockFindCompany>) => mockFindCompany(...call),
  }),
}));

const hut: Company = {
  country_id: "CZ",
  company_id: "04718208",
  vat_id: "CZ04718208",
  name: "Chata pod Medvědínem s.r.o.",
  street: "Bedřichov 118",
  city: "Špindlerův Mlýn",
  postcode: "543 51",
};
const cycle: Company = { ...hut, company_id: "25901443", vat_id: "CZ25901443", name: "Cyklo Nisa s.r.o." };
function Fields({ values }: { values: Partial<CheckoutForm["paymentDetails"]> }) {
  const form = useForm<CheckoutForm>({
    defaultValues: { ...emptyCheckoutForm, paymentDetails: { ...emptyCheckoutForm.paymentDetails, ...values } },
  });
  return (
    <FormProvider {...form}>
      <CompanyFields />
      <AddressFields part="paymentDetails" group="billing" title="Adresa" />
    </FormProvider>
  );
}

function open(values: Partial<CheckoutForm["paymentDetails"]> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="cs-CZ" messages={messages} timeZone="Europe/Prague">
        <Fields values={values} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`, "u"));

beforeEach(() => mockFindCompany.mockReset());

test("a number that can be right fills in name, tax number and seat, once it is whole", async () => {
  mockFindCompany.mockResolvedValue({ ok: true, value: hut });
  const user = open();
  await user.type(field("IČO"), "047 182 08");
  await waitFor(() => expect(field("Název firmy")).toHaveValue("Chata pod Medvědínem s.r.o."));
  expect([field("DIČ"), field("Ulice"), field("Obec"), field("PSČ")]).toMatchObject([
    { value: "CZ04718208" },
    { value: "Bedřichov 118" },
    { value: "Špindlerův Mlýn" },
    { value: "543 51" },
  ]);
  expect(screen.getByRole("status")).toHaveTextContent(/z.rejstříku \(Chata pod Medvědínem s.r.o.\)\. Co/u);
  expect(mockFindCompany.mock.calls.map(([asked]) => asked)).toEqual([{ country: "CZ", id: "04718208" }]);
});

test("a number with a slip is not looked for; one without its zeros is, once the field is left", async () => {
  mockFindCompany.mockResolvedValue({ ok: true, value: hut });
  const user = open();
  await user.type(field("IČO"), "04718209");
  await user.tab();
  await user.clear(field("IČO"));
  expect(mockFindCompany).not.toHaveBeenCalled();
  await user.type(field("IČO"), "4718208");
  await waitFor(() => expect(field("Název firmy")).toHaveValue(hut.name));
});

test("what was typed stands, and so does everything after a reload", async () => {
  mockFindCompany.mockResolvedValue({ ok: true, value: hut });
  const user = open({ companyId: "04718208", company: "Chata", streetAddress: "Moje 1" });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/z.rejstříku/u));
  expect([field("Název firmy"), field("Ulice"), field("DIČ")]).toMatchObject([
    { value: "Chata" },
    { value: "Moje 1" },
    { value: "" },
  ]);
  mockFindCompany.mockResolvedValue({ ok: true, value: cycle });
  await user.clear(field("IČO"));
  await user.type(field("IČO"), "25901443");
  await waitFor(() => expect(field("DIČ")).toHaveValue("CZ25901443"));
  expect([field("Název firmy"), field("Ulice")]).toMatchObject([{ value: "Chata" }, { value: "Moje 1" }]);
});

test("unknown, down or silent: it is said, and the shopper types on", async () => {
  mockFindCompany.mockResolvedValue({ ok: true, value: null });
  const user = open();
  await user.type(field("IČO"), "28143060");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/V.rejstříku jsme ji nenašli/u));

  mockFindCompany.mockResolvedValue({ ok: false, error: { code: "unavailable", message: "down" } });
  await user.clear(field("IČO"));
  await user.type(field("IČO"), "06359175");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/Rejstřík teď neodpovídá/u));

  // Its patience ends when we say so: typing may take longer on a busy machine.
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  mockFindCompany.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("over")))),
  );
  await user.clear(field("IČO"));
  await user.type(field("IČO"), "25901443");
  expect(screen.getByRole("status")).toHaveTextContent(/Hledáme v.rejstříku/u);
  await user.type(field("Název firmy"), "Cyklo");
  expect(timeout.mock.calls).toEqual([[REGISTER_MS]]);
  patience.abort();
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/neodpovídá/u));
  expect(field("Název firmy")).toHaveValue("Cyklo");
  timeout.mockRestore();
});
