import { ignoreFailure } from "@/components/ui/load-part";

/**
 * Newsletter forms are plain ones of the page: one listener on the document serves them, and what they do is loaded
 * with the first press. @returns what ends it
 */
export function followNewsletterForms(): () => void {
  const send = (event: SubmitEvent) => {
    const { target: form } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.newsletter === undefined) return;
    event.preventDefault();
    const sending = import("./send-form").then(({ sendNewsletterForm }) => sendNewsletterForm(form));
    // Without that code the browser sends the form itself; without a network it says so.
    ignoreFailure(sending.catch(() => form.submit()));
  };
  document.addEventListener("submit", send);
  return () => document.removeEventListener("submit", send);
}
