import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select } from "@/components/ui/select";
import type { OrderLine, Period } from "@/lib/contract";
import { alternatives } from "@/lib/queries";
import { loadApi } from "@/stores/load-api";

interface Props {
  line: OrderLine;
  /** Its days and size as they are wished for. */
  wished: Period & { sku: string };
  onChoose: (sku: string) => void;
}

/** The neighbouring sizes that are free in the wished days; nothing for what comes in one size. */
export function LineSize({ line, wished, onChoose }: Props) {
  const t = useTranslations("order.change");
  const forWhom = useTranslations("cart.measures");
  // Two people may have the same thing.
  const name = line.person ? forWhom("ofNamed", { thing: line.name, name: line.person }) : line.name;
  const period = { from: wished.from, to: wished.to };
  const query = useQuery(alternatives(loadApi, { sku: line.sku, source: line.source, period, qty: line.qty }));
  // A chosen size keeps its name while other days are asked about.
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const found = (query.data?.sizes ?? []).map(({ sku, label }) => ({ value: sku, label }));
  const own = { value: line.sku, label: line.options.map(({ value }) => value).join(", ") };
  const missing = chosen && ![own, ...found].some(({ value }) => value === chosen.value) ? [chosen] : [];
  if (line.options.length === 0 || found.length + missing.length === 0) return null;
  const options = [own, ...missing, ...found];
  return (
    <Select
      label={t("size", { name })}
      options={options}
      value={wished.sku}
      onChange={({ target }) => {
        setChosen(options.find(({ value }) => value === target.value) ?? null);
        onChoose(target.value);
      }}
    />
  );
}
