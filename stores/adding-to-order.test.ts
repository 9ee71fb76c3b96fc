import { addingTo, addTo, addToNone } from "./adding-to-order";

const order = { id: "3f1c2f0e-8f9b-4f9e-9a55-0d8a4b1f2c3d", number: "2027-000042" };

test("the order that more is chosen for is known in this tab until it is done", () => {
  expect(addingTo()).toBeNull();
  addTo(order);
  expect(addingTo()).toEqual(order);
  addToNone();
  expect(addingTo()).toBeNull();
});

test.each(['{"id":"../evil","number":"1"}', '{"id":3}', "[]", "null", "{"])("%s is no order", (stored) => {
  sessionStorage.setItem("sezona.adding-to-order", stored);
  expect(addingTo()).toBeNull();
});
