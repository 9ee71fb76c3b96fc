import { act, renderHook } from "@testing-library/react";
import { useLazyDialog } from "./use-lazy-dialog";

const Dialog = () => null;

test("what can't be fetched is said, and the next press asks for it again", async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error("ChunkLoadError")).mockResolvedValue({ default: Dialog });
  const { result } = renderHook(() => useLazyDialog<object>(load));
  await act(async () => result.current.open());
  expect(result.current).toMatchObject({ state: "failed", Dialog: null });
  await act(async () => result.current.open());
  expect(result.current).toMatchObject({ state: "open", Dialog });
  act(() => result.current.close());
  expect(result.current.Dialog).toBeNull();
});
