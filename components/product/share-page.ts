import { notify } from "@/stores/notifications";

/** What an advertisement or a letter wrote into the address to know its readers by is nobody else's. */
const OF_CAMPAIGNS = /^(?:utm_|gclid$|fbclid$|msclkid$)/u;

/** The page's address with the choice and the days in it, and nothing of where the visitor came from. */
export function sharedAddress(href: string): string {
  const url = new URL(href);
  for (const name of [...url.searchParams.keys()]) if (OF_CAMPAIGNS.test(name)) url.searchParams.delete(name);
  url.hash = "";
  return url.href;
}

/** Whether the device's own way of sharing took it, or the visitor thought better of it there. */
async function isSharedByDevice(link: { title: string; url: string }): Promise<boolean> {
  if (!("share" in navigator) || !navigator.canShare(link)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Shares the page as the device does it; where it has no way of its own, the address is copied. */
export async function sharePage(): Promise<void> {
  const link = { title: document.title, url: sharedAddress(location.href) };
  if (await isSharedByDevice(link)) return;
  try {
    await navigator.clipboard.writeText(link.url);
    notify({ type: "success", code: "address_copied" });
  } catch {
    // Without permission, or without https, there is no clipboard: the words say where the address stands.
    notify({ type: "warning", code: "address_not_copied" });
  }
}
