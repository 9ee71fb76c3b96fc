import { ignoreFailure } from "@/components/ui/load-part";

/**
 * Newsletter forms are plain ones of the page: one listener on the document serves them, and what they do is loaded
 * with the first press. @returns what ends it
 */
export function followNewsletterForms(): () => void {
  const send = (event: Event) => {
    const { target } = event;
    const form = target instanceof HTMLInputElement ? target.form : target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.newsletter === undefined) return;
    event.preventDefault();
    // The browser's own bubbles speak its language and not the page's; without script they are better than none.
    form.noValidate = true;
    const sending = import("./send-form").then(({ sendNewsletterForm }) => sendNewsletterForm(form));
    // Without that code the browser sends the form itself; without a network it says so.
    ignoreFailure(sending.catch(() => form.submit()));
  };
  document.addEventListener("submit", send);
  // What the browser refuses is never submitted, and this event of its field does not bubble.
  document.addEventListener("invalid", send, true);
  return () => {
    document.removeEventListener("submit", send);
    document.removeEventListener("invalid", send, true);
  };
}
