import { createRoot, type Root } from "react-dom/client";
import { LazyIntl, loadMessages } from "@/lib/i18n/lazy-messages";
import { getStoreView } from "@/lib/store-views";
import { storeCodeNow } from "@/stores/store-code";
import { LoginSteps } from "./login-steps";

let open: { root: Root; place: HTMLElement } | null = null;

function close(): void {
  open?.root.unmount();
  open?.place.remove();
  open = null;
}

/** A login over the page, on which everything stays as it is. Rejects when its words can't be fetched. */
export async function showLogin(): Promise<void> {
  const storeView = getStoreView(storeCodeNow());
  await loadMessages(storeView.locale);
  if (open) return;
  const place = document.createElement("div");
  document.body.append(place);
  // Ids of its fields are none of the page's.
  open = { root: createRoot(place, { identifierPrefix: "login-" }), place };
  // Whoever comes back by "Back" comes back to the page.
  window.addEventListener("pagehide", close, { once: true });
  open.root.render(
    <LazyIntl locale={storeView.locale}>
      <LoginSteps storeView={storeView} onClose={close} />
    </LazyIntl>,
  );
}
