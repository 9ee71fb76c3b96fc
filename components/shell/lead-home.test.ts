import { setStoreCode } from "@/stores/store-code";
import { leadHome } from "./lead-home";

const MINUTE = 60_000;
const push = jest.fn();
let now = 0;
let visibility: DocumentVisibilityState = "visible";
let stop: () => void;

beforeEach(() => {
  push.mockReset();
  setStoreCode("main");
  document.body.innerHTML = "<main></main>";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  stop = leadHome({ push }, () => now);
});
afterEach(() => stop());

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
}
function comeBackAfter(minutes: number, path = "/c/lyze"): void {
  window.history.replaceState(null, "", path);
  turn("hidden");
  now += minutes * MINUTE;
  turn("visible");
}

test("a tab that was away for more than half an hour leads home, once", () => {
  comeBackAfter(30);
  expect(push).not.toHaveBeenCalled();
  comeBackAfter(30.1);
  expect(push.mock.calls).toEqual([["/"]]);
  turn("visible");
  expect(push).toHaveBeenCalledTimes(1);
});

test("home is that of the shop front", () => {
  setStoreCode("en");
  comeBackAfter(31, "/en/c/lyze");
  expect(push).toHaveBeenCalledWith("/en");
});

test.each(["/checkout", "/en/checkout", "/order?id=1", "/order/pass", "/my-account", "/login", "/newsletter", "/"])(
  "%s stays as it is",
  (path) => {
    comeBackAfter(600, path);
    expect(push).not.toHaveBeenCalled();
  },
);

test("what was typed is not lost", () => {
  document.body.innerHTML = "<main><textarea></textarea></main>";
  document.querySelector("textarea")!.value = "Držely";
  comeBackAfter(31);
  expect(push).not.toHaveBeenCalled();
});
