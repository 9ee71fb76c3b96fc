import { enterAccount } from "./enter-account";

const mockDrop = jest.fn<Promise<void>, [(customer: string) => boolean]>(() => Promise.resolve());
jest.mock("./runtime", () => ({ ensureCart: () => Promise.resolve({ dropProfiles: mockDrop }) }));
jest.mock("./connect-account", () => ({ connectAccount: () => Promise.resolve() }));
const mockPasses = { isPassKept: jest.fn(), keepPass: jest.fn(), forgetPass: jest.fn() };
jest.mock("./kept-passes", () => ({
  isPassKept: (path: string) => mockPasses.isPassKept(path) as unknown,
  keepPass: (path: string) => mockPasses.keepPass(path) as unknown,
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
  expect(mockPasses.keepPass).not.toHaveBeenCalled();
});

test("a card kept on the device is that of whoever is logged in now, or is gone", async () => {
  mockPasses.isPassKept.mockImplementation((path: string) => Promise.resolve(path === "/my-account/card/pass"));
  await enterAccount("7");
  expect(mockPasses.keepPass.mock.calls).toEqual([["/my-account/card/pass"]]);
  expect(mockPasses.forgetPass).not.toHaveBeenCalled();
  mockPasses.keepPass.mockRejectedValue(new TypeError("404"));
  await enterAccount("8");
  expect(mockPasses.forgetPass.mock.calls).toEqual([["/my-account/card/pass"]]);
});
