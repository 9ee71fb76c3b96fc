/**
 * The form of the page's foot once more, in the browser's own modal dialog: it lies over the page and moves nothing,
 * keeps the focus, closes on Esc and gives the focus back. The document's listener sends it like the other one.
 */
export function showNewsletterDialog(): void {
  const ofPage = document.querySelector<HTMLFormElement>("footer form[data-newsletter]");
  if (!ofPage) return;
  const form = ofPage.cloneNode(true) as HTMLFormElement;
  const renamed = (id: string): string => `offered-${id}`;
  for (const part of form.querySelectorAll("[id]")) part.id = renamed(part.id);
  for (const label of form.querySelectorAll("label")) label.htmlFor = renamed(label.htmlFor);
  for (const field of form.querySelectorAll("input")) {
    const texts = field.getAttribute("aria-describedby")?.split(" ");
    if (texts) field.setAttribute("aria-describedby", texts.map(renamed).join(" "));
    field.value = "";
  }
  const title = form.querySelector("h2");
  const status = form.querySelector("[role=status]");
  if (status) status.textContent = "";
  const dialog = document.createElement("dialog");
  dialog.className = "modal modal-dialog";
  if (title) {
    title.id = renamed("title");
    dialog.setAttribute("aria-labelledby", title.id);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.className = "button button-secondary";
  close.textContent = form.dataset.close ?? "";
  // Nobody asked for the dialog: the first Enter or space ends it.
  close.autofocus = true;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  form.className = "newsletter grid gap-4";
  const body = document.createElement("div");
  body.className = "on-brand grid justify-items-start gap-4 overflow-y-auto bg-brand p-6 text-on-brand";
  body.append(form, close);
  dialog.append(body);
  document.body.append(dialog);
  dialog.showModal();
}
