import { z } from "zod";
import { STORABLE } from "@/lib/contract/storable";
import { isBought } from "@/lib/domain/cart";
import type { CheckoutForm, CheckoutStep } from "@/lib/domain/checkout";
import { validateStep } from "@/lib/domain/checkout-checks";
import type { PickupPoint } from "@/lib/contract";
import { nothingOffered, type Offered } from "@/lib/domain/ways";

/** Screens of the checkout; the first asks who and how at once. `done` is the thank-you state. */
export const screens = ["shipping", "return", "payment", "review"] as const;
export type Screen = (typeof screens)[number];

/** What is bought does not come back, so nobody is asked how. */
export const screensFor = (lines: Parameters<typeof isBought>[0]): readonly Screen[] =>
  isBought(lines) ? screens.filter((screen) => screen !== "return") : screens;

/** What the rules of the form need beside its values. */
export interface FormContext {
  screen: Screen;
  offered: Offered;
}

const stepsOf: Record<Screen, readonly CheckoutStep[]> = {
  shipping: ["personal", "shipping"],
  return: ["return"],
  payment: ["payment"],
  review: ["review"],
};

export const screenOf = (step: CheckoutStep): Screen =>
  screens.find((screen) => stepsOf[screen].includes(step)) ?? "shipping";

export const isScreen = (text: string | null): text is Screen => screens.some((screen) => screen === text);

const text = (most: number) => z.string().max(most, "too_long").regex(STORABLE, "unreadable");
const short = text(120);
const long = text(200);
const address = {
  firstName: short,
  lastName: short,
  place: long,
  room: text(20),
  streetAddress: long,
  apartmentNumber: long,
  city: short,
  zipCode: text(12),
  country: z.string(),
  phoneNumber: z.string(),
};
const method = z
  .object({
    carrier_code: z.string(),
    method_code: z.string(),
    source_id: z.string().nullable(),
    handover: z.enum(["address", "lodging", "pickup_point"]).optional(),
  })
  .nullable();

/** As the shop has told it, so nothing of it is checked again. */
const pickupPoint = z.custom<PickupPoint>((point) => typeof point === "object").nullable();
const way = {
  ...address,
  shippingMethod: method,
  window: z.string(),
  times: z.record(z.string(), z.string()),
  pickupPoint,
};

/** Lengths that the contract takes; longer text would be refused after the last step. */
const shape: z.ZodType<CheckoutForm, CheckoutForm> = z.object({
  personalDetails: z.object({
    firstName: short,
    lastName: short,
    emailAddress: long,
    phoneNumber: text(20),
  }),
  shippingDetails: z.object(way),
  returnShippingDetails: z.object({ ...way, sameAsShipping: z.boolean() }),
  paymentDetails: z.object({
    ...address,
    sameAsShipping: z.boolean(),
    isCompany: z.boolean(),
    company: long,
    companyId: text(20),
    taxId: text(20),
    paymentMethod: z.string().nullable(),
  }),
  userNote: text(700),
  termsAccepted: z.boolean(),
});

/**
 * What one screen asks for. The rules are the domain's, so the form and the order never disagree; messages
 * are keys under `checkout.validation`.
 */
export const screenSchema = (
  screen: Screen,
  offered: Offered = nothingOffered,
): z.ZodType<CheckoutForm, CheckoutForm> =>
  shape.superRefine((form, context) => {
    for (const step of stepsOf[screen]) {
      for (const [path, problem] of Object.entries(validateStep(step, form, offered))) {
        context.addIssue({ code: "custom", path: path.split("."), message: problem });
      }
    }
  });
