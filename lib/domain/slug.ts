/** Text as a part of an address: "Běžecké hůlky – 155 cm" is `bezecke-hulky-155-cm`. */
export function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "");
}
