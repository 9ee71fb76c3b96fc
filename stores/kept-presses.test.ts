import { act, renderHook } from "@testing-library/react";
import { showWhenLoaded } from "@/components/ui/load-part";
import { useKeptPress } from "./kept-presses";

let onLine: jest.SpyInstance;
beforeEach(() => {
  onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.history.replaceState(null, "", "/lyze");
});
afterEach(() => onLine.mockRestore());

const settle = () => act(async () => Promise.resolve());
const backOnline = async () => {
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event("online")));
};

test("a press whose part can't be fetched waits, is said to, and is done once the network is back", async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const show = jest.fn();
  const { result } = renderHook(useKeptPress);
  showWhenLoaded(load, show);
  await settle();
  expect(result.current).toBe(true);
  expect(show).not.toHaveBeenCalled();
  await backOnline();
  expect(result.current).toBe(false);
  expect(show.mock.calls).toEqual([["part"]]);
  await backOnline();
  expect(load).toHaveBeenCalledTimes(2);
});

test("on another page nobody waits for it any more", async () => {
  const load = jest.fn().mockRejectedValue(new Error("offline"));
  const { result } = renderHook(useKeptPress);
  showWhenLoaded(load, () => undefined);
  await settle();
  window.history.replaceState(null, "", "/kola");
  await backOnline();
  expect(result.current).toBe(false);
  expect(load).toHaveBeenCalledTimes(1);
});
