import { forgetLogin, noteLogin } from "./account-hint";
import { loadApi } from "./load-api";

const call = jest.fn(async () => ({}));
jest.mock("@/lib/api", () => ({ createApiClient: () => ({ call }) }));

beforeEach(() => {
  call.mockClear();
  forgetLogin();
});

test("a client that was loaded before a group's login asks for that group's prices after it", async () => {
  const api = await loadApi("cz");
  await api.call("getProduct", { sku: "SKI" });
  noteLogin("7", 0, { id: 5, token: "proof" });
  await (await loadApi("cz")).call("getProduct", { sku: "SKI" });
  forgetLogin();
  await api.call("getProduct", { sku: "SKI" });
  expect(call.mock.calls).toEqual([
    ["getProduct", { sku: "SKI" }, undefined],
    ["getProduct", { userGroupId: 5, sku: "SKI" }, { groupToken: "proof" }],
    ["getProduct", { sku: "SKI" }, undefined],
  ]);
});
