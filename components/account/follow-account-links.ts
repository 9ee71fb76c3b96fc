import { isPlainPress } from "@/components/ui/plain-press";
import { customerId } from "@/stores/account-hint";

const ACCOUNT = 'a[data-reload][href$="/my-account"]';

/**
 * Links to the account open a login over the page while nobody is logged in (decision 138). What can't be loaded leads
 * to the page of the same. @returns what ends it
 */
export function followAccountLinks(): () => void {
  if (customerId() !== null) return () => undefined;
  const links = [...document.querySelectorAll(ACCOUNT)];
  for (const link of links) link.setAttribute("aria-haspopup", "dialog");
  const open = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(ACCOUNT) : null;
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    // Somebody has logged in meanwhile, in another tab; or the page itself is where one logs in.
    if (customerId() !== null || document.querySelector('main [autocomplete^="username"]:not([hidden])')) return;
    event.preventDefault();
    link.closest<HTMLElement>("[popover]:popover-open")?.hidePopover();
    import("./login-dialog").then(({ showLogin }) => showLogin()).catch(() => window.location.assign(link.href));
  };
  document.addEventListener("click", open);
  return () => {
    document.removeEventListener("click", open);
    for (const link of links) link.removeAttribute("aria-haspopup");
  };
}
