import { newReviewSchema, orderBodySchema } from "./index";
import { pickUpAt } from "./testing/order";

/* What visitors type is read by the shop's people in terminals, on labels and in letters. */

const OBEYED = "\u001B]0;owned\u0007\u001B[2J\u0085\u202E";
const isObeyed = /[^\P{Cc}\n\t]/u;

test("no sign of an order or a review is one that a terminal obeys, and no name writes a second line", () => {
  const { billingAddress, ...ways } = pickUpAt("praha");
  const typed = `Jana${OBEYED}\r\nState    confirmed, payment paid`;
  const body = orderBodySchema.parse({
    order_id: "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39",
    products: [{ sku: "SKI", qty: 1, from: "2027-02-08", to: "2027-02-09", source: "praha", person: typed }],
    addressInformation: {
      ...ways,
      billingAddress: {
        ...billingAddress,
        region_id: "0",
        ...{ firstname: typed, lastname: typed, street: [typed], city: typed, company: typed },
      },
    },
    user_note: ` 1${OBEYED}\r\n\t2 `,
  });
  const { firstname, street, city, company } = body.addressInformation.billingAddress;
  for (const text of [firstname, ...street, city, company, body.products[0]?.person]) {
    expect(text).not.toMatch(isObeyed);
    expect(text).not.toContain("\n");
    expect(text).toMatch(/^Jana .+ payment paid$/u);
  }
  expect(body.user_note).not.toMatch(isObeyed);
  expect(body.user_note).toMatch(/^1.+\n\t2$/u);

  const review = newReviewSchema.parse({
    ...{ review_id: "6f0dd8a2-57c8-4c53-9bb0-86e4f8ba0f39", sku: "SKI", rating: 5 },
    ...{ nickname: typed, title: typed, detail: `Dobré.${OBEYED}\r\nVelmi.` },
  });
  expect([review.nickname, review.title].join("")).not.toMatch(/\n/u);
  expect(Object.values(review).join("")).not.toMatch(isObeyed);
  expect(review.detail).toContain("\n");
});

test("nothing but controls is nothing", () => {
  const { billingAddress } = pickUpAt("praha");
  const nobody = { ...billingAddress, region_id: "0", firstname: "\u001B\u0007\u0008" };
  expect(orderBodySchema.shape.addressInformation.shape.billingAddress.safeParse(nobody).success).toBe(false);
});
