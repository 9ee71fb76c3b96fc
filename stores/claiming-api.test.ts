import { forgetLogin, noteLogin } from "./account-hint";
import { claimingApi } from "./claiming-api";

const call = jest.fn();
const api = claimingApi({ call });
beforeEach(() => {
  call.mockReset();
  forgetLogin();
});

test("a product is asked for as it costs the group of whoever is logged in, and everything else as it was", () => {
  void api.call("getProduct", { sku: "SKI" });
  noteLogin("7", 0, { id: 5, token: "proof" });
  void api.call("getProduct", { sku: "SKI" });
  void api.call("getMe", {});
  expect(call.mock.calls).toEqual([
    ["getProduct", { sku: "SKI" }, undefined],
    ["getProduct", { userGroupId: 5, sku: "SKI" }, { groupToken: "proof" }],
    ["getMe", {}, undefined],
  ]);
});
