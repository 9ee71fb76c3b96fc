import type { Text } from "../model";
import type { Family } from "./family";

export const frameGuide: Text = {
  cs: "### Velikost rámu\n\nRozhoduje výška a délka nohou. Když jste mezi dvěma, na traily berte menší, na delší výlety větší. Sedlo a řídítka nastavíme při převzetí.\n\nKolo vydáváme umyté, s pumpičkou, náhradní duší a nářadím.",
  en: "### Frame size\n\nHeight and leg length decide. In between, take the smaller one for trails and the larger one for tours. We set saddle and bar at pick-up.\n\nBikes come washed, with a pump, a spare tube and tools.",
  de: "### Rahmengröße\n\nKörpergröße und Beinlänge entscheiden. Dazwischen nehmen Sie den kleineren für Trails und den größeren für Touren. Sattel und Lenker stellen wir bei der Abholung ein.\n\nRäder geben wir gewaschen aus, mit Pumpe, Ersatzschlauch und Werkzeug.",
  it: "### Misura del telaio\n\nContano l'altezza e la lunghezza delle gambe. Tra due misure la più piccola è per i trail, la più grande per le gite. Sella e manubrio li regoliamo al ritiro.\n\nLe bici si consegnano lavate, con pompa, camera d'aria di scorta e attrezzi.",
};

export const bike: Pick<Family, "curve" | "range" | "season" | "sizeCode" | "services" | "units" | "guide"> = {
  curve: "summer",
  range: "main+skibike",
  season: "summer",
  sizeCode: "frame_size",
  services: ["insurance", "cleaning", "pedals"],
  units: 4,
  guide: frameGuide,
};
