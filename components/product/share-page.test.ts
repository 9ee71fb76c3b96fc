import { notifications } from "@/stores/notifications";
import { sharedAddress, sharePage } from "./share-page";

const told = () => notifications.store.getState().list.map(({ code }) => code);
const share = jest.fn<Promise<void>, [ShareData]>();
const writeText = jest.fn<Promise<void>, [string]>();

function device(has: Partial<Record<"share" | "canShare" | "clipboard", unknown>>): void {
  for (const key of ["share", "canShare", "clipboard"] as const) {
    Reflect.deleteProperty(navigator, key);
    if (has[key] !== undefined) Object.defineProperty(navigator, key, { configurable: true, value: has[key] });
  }
}
beforeEach(() => {
  notifications.store.setState({ list: [] });
  share.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  document.title = "Kajak | Sezóna";
  window.history.replaceState(null, "", "/p/KAY-1/kajak/KAY-1-M?dateFrom=2027-05-01&utm_source=mail&gclid=1#about");
});
const address = "http://localhost/p/KAY-1/kajak/KAY-1-M?dateFrom=2027-05-01";

test("choice and days are shared, what campaigns wrote into the address is not", () =>
  expect(sharedAddress(location.href)).toBe(address));

test("a device that can share does it itself, and says so itself", async () => {
  device({ share, canShare: () => true, clipboard: { writeText } });
  await sharePage();
  expect(share.mock.calls).toEqual([[{ title: "Kajak | Sezóna", url: address }]]);
  expect([writeText.mock.calls, told()]).toEqual([[], []]);
});

test("who thinks better of it gets nothing instead; where it fails, the address is copied", async () => {
  device({ share, canShare: () => true, clipboard: { writeText } });
  share.mockRejectedValue(new DOMException("", "AbortError"));
  await sharePage();
  expect([writeText.mock.calls, told()]).toEqual([[], []]);
  share.mockRejectedValue(new DOMException("", "NotAllowedError"));
  await sharePage();
  expect([writeText.mock.calls, told()]).toEqual([[[address]], ["address_copied"]]);
});

test("a device that can't share copies the address, and one that can't copy says where it stands", async () => {
  device({ share, canShare: () => false, clipboard: { writeText } });
  await sharePage();
  expect(told()).toEqual(["address_copied"]);
  device({});
  await sharePage();
  expect(told()).toEqual(["address_copied", "address_not_copied"]);
  expect(share).not.toHaveBeenCalled();
});
