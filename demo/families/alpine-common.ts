import type { Text } from "../model";
import type { Family } from "./family";

export const lengthGuide: Text = {
  cs: "### Jakou délku zvolit\n\n- Začátečníci: o 15–20 cm méně než vaše výška.\n- Pokročilí: o 8–12 cm méně.\n- Mezi dvěma délkami berte kratší, pokud jezdíte v klidu, a delší, pokud vám svědčí rychlost.\n\nLyže vydáváme s vázáním. Seřízení trvá pět minut a děláme ho na vaši botu, proto ji vezměte s sebou.",
  en: "### Which length\n\n- Beginners: 15–20 cm below your height.\n- Advanced: 8–12 cm below.\n- Between two lengths take the shorter one for relaxed skiing, the longer one for speed.\n\nSkis come with bindings. Setting them takes five minutes and is done to your boot, so bring it along.",
  de: "### Welche Länge\n\n- Anfänger: 15–20 cm unter der Körpergröße.\n- Fortgeschrittene: 8–12 cm darunter.\n- Zwischen zwei Längen nehmen Sie die kürzere, wenn Sie gemütlich fahren, und die längere, wenn Sie Tempo mögen.\n\nSki geben wir mit Bindung aus. Das Einstellen dauert fünf Minuten und richtet sich nach Ihrem Schuh, bringen Sie ihn also mit.",
  it: "### Quale lunghezza\n\n- Principianti: 15–20 cm meno della propria altezza.\n- Esperti: 8–12 cm meno.\n- Tra due lunghezze scegliete la più corta se sciate tranquilli, la più lunga se vi piace la velocità.\n\nGli sci hanno gli attacchi. La regolazione dura cinque minuti e si fa sul vostro scarpone: portatelo con voi.",
};

export const powderGuide: Text = {
  cs: "### Jakou délku zvolit\n\nNa freeride se vozí delší: kolem vaší výšky, s rockerem klidně o pět centimetrů víc. V lese a v žlabech je pohodlnější o kousek kratší.\n\nMimo sjezdovku nevyrážejte bez vyhledávače, lopaty a sondy. Půjčíme je a ukážeme, jak se zapínají.",
  en: "### Which length\n\nFreeride skis are ridden long: around your height, with a rocker even five centimetres more. In trees and gullies a bit shorter is easier.\n\nDon't leave the piste without transceiver, shovel and probe. We rent them and show how they switch on.",
  de: "### Welche Länge\n\nFreerideski fährt man lang: etwa in Körpergröße, mit Rocker auch fünf Zentimeter mehr. Im Wald und in Rinnen ist etwas kürzer bequemer.\n\nVerlassen Sie die Piste nicht ohne LVS-Gerät, Schaufel und Sonde. Wir verleihen sie und zeigen, wie man sie einschaltet.",
  it: "### Quale lunghezza\n\nGli sci da freeride si usano lunghi: circa la propria altezza, con il rocker anche cinque centimetri in più. Nel bosco e nei canali è più comodo un po' meno.\n\nNon uscite di pista senza ARTVA, pala e sonda. Li noleggiamo e vi mostriamo come si accendono.",
};

export const ski: Omit<Family, "prefix" | "categories" | "guide"> = {
  kind: "ski-alpine",
  curve: "winter",
  range: "main+skibike",
  season: "winter",
  sizeCode: "ski_length",
  services: ["binding", "insurance", "waxing"],
  units: 7,
};
