"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { CartLine } from "@/lib/domain/cart";
import { fieldsOfLine, isWholeOf } from "@/lib/domain/fitting-data";
import { thingOf } from "@/lib/domain/order-persons";
import type { StoreView } from "@/lib/store-views";
import { useMeasures } from "@/stores/checkout";
import { useLazyDialog } from "./use-lazy-dialog";

/** The way to what a line's thing is set by. Of what was said only that it was stands here: others may look on. */
export function LineMeasures({ line, storeView }: { line: CartLine; storeView: StoreView }) {
  const t = useTranslations("cart.measures");
  const said = useMeasures(line.key);
  const dialog = useLazyDialog(() => import("./measures-dialog"));
  if (fieldsOfLine(line).length === 0) return null;
  const names = { name: thingOf(line) };
  const isPart = said !== undefined && said !== "counter" && !isWholeOf(line, said);
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {said && <span className="text-sm">{t(said === "counter" ? "atCounter" : isPart ? "inPart" : "given")}</span>}
      <Button
        kind="quiet"
        size="small"
        className="-ml-3 px-3!"
        aria-label={t(isPart ? "completeNamed" : said ? "changeNamed" : "addNamed", names)}
        loading={dialog.state === "loading"}
        onClick={dialog.open}
      >
        {t(isPart ? "complete" : said ? "change" : "add")}
      </Button>
      {dialog.state === "failed" && (
        <span role="alert" className="text-sm text-danger">
          {t("failed")}
        </span>
      )}
      {dialog.Dialog && <dialog.Dialog line={line} storeView={storeView} onClose={dialog.close} />}
    </div>
  );
}
