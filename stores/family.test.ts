import { renderHook, waitFor } from "@testing-library/react";
import { noteLogin } from "./account-hint";
import { useFamily } from "./family";
import { loadApi } from "./load-api";

jest.mock("./load-api");
const call = jest.fn();

test("the family is asked for where somebody is logged in, once, and again after no answer", async () => {
  jest.mocked(loadApi).mockResolvedValue({ call });
  const first = renderHook(() => useFamily());
  expect(first.result.current).toEqual([]);
  expect(call).not.toHaveBeenCalled();

  noteLogin("7", 0);
  call.mockRejectedValueOnce(new Error("no network"));
  renderHook(() => useFamily());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  const anicka = { id: "1", name: "Anička", biometric_data: { height: 128 }, told_at: "" };
  call.mockResolvedValue({ ok: true, value: { consent_at: "", persons: [anicka] } });
  const next = renderHook(() => useFamily());
  await waitFor(() => expect(next.result.current).toEqual([{ name: "Anička", data: { height: 128 } }]));
  renderHook(() => useFamily());
  expect(call).toHaveBeenCalledTimes(2);
});
