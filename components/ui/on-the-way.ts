const ON_THE_WAY = "ontheway";

/** Says that a page is on its way that no press on a link asks for: of a form, of a choice. */
export const tellOnTheWay = (address: string): void =>
  void document.dispatchEvent(new CustomEvent(ON_THE_WAY, { detail: address }));

/** @returns how to end it */
export function whenOnTheWay(told: (address: string) => void): () => void {
  const listen = (event: Event) => told((event as CustomEvent<string>).detail);
  document.addEventListener(ON_THE_WAY, listen);
  return () => document.removeEventListener(ON_THE_WAY, listen);
}
