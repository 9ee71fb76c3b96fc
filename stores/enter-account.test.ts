import { enterAccount } from "./enter-account";

const mockDrop = jest.fn<Promise<void>, [(customer: string) => boolean]>(() => Promise.resolve());
jest.mock("./runtime", () => ({ ensureCart: () => Promise.resolve({ dropProfiles: mockDrop }) }));
jest.mock("./connect-account", () => ({ connectAccount: () => Promise.resolve() }));
const mockPasses = { renewPass: jest.fn(), forgetPass: jest.fn() };
jest.mock("./kept-passes", () => ({
  renewPass: (path: string) => mockPasses.renewPass(path) as unknown,
  forgetPass: (path: string) => mockPasses.forgetPass(path) as unknown,
}));
beforeEach(() => {
  for (const each of Object.values(mockPasses)) each.mockReset().mockResolvedValue(undefined);
  mockDrop.mockClear();
});

test("a login takes off the device what others have changed there, and nothing of its own", async () => {
  await enterAccount("7");
  const isOver = mockDrop.mock.calls[0]![0];
  expect([isOver("7"), isOver("8")]).toEqual([false, true]);
});

test("a card kept on the device is that of whoever is logged in now, or is gone", async () => {
  await enterAccount("7");
  expect(mockPasses.renewPass.mock.calls).toContainEqual(["/my-account/card/pass"]);
  expect(mockPasses.forgetPass).not.toHaveBeenCalled();
  mockPasses.renewPass.mockImplementation((path: string) =>
    path === "/my-account/card/pass" ? Promise.reject(new TypeError("404")) : Promise.resolve(),
  );
  await enterAccount("8");
  expect(mockPasses.forgetPass.mock.calls).toEqual([["/my-account/card/pass"]]);
});
