import type { Family } from "./family";

export const nordicBase: Pick<Family, "kind" | "curve" | "range" | "season" | "sizeCode" | "services" | "units"> = {
  kind: "ski-cross-country",
  curve: "winter",
  range: "everywhere",
  season: "winter",
  sizeCode: "ski_length",
  services: ["insurance"],
  units: 5,
};
