import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { useBranches } from "@/stores/reservation";
import { MoveCart } from "./move-cart";
import { useMoveLabels } from "./use-move-labels";

export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{label}</h4>
      <ul className="mt-1 flex flex-wrap gap-2">{children}</ul>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What is free of it. */
  free?: string;
  /** What it is done to, where only the heading shows it. */
  of?: string;
  busy: boolean;
  onTake: () => void;
}

export function Choice({ label, free, of, busy, onTake }: ChoiceProps) {
  return (
    <li>
      {/* A browser takes the focus from a disabled button, and then nothing knows where it stood. */}
      <Button kind="secondary" size="small" aria-disabled={busy} onClick={busy ? undefined : onTake}>
        {label}
        {of && <span className="sr-only">{`: ${of}`}</span>}
        {free && <span className="font-normal text-muted">{free}</span>}
      </Button>
    </li>
  );
}

/** Other branches that have it; a cart is picked up in one place, so all of it would go there. */
export function WholeCartTo({ branches }: { branches: ReturnType<typeof useBranches> }) {
  const labels = useMoveLabels();
  return branches.map((branch) => (
    <li key={branch.id}>
      <MoveCart to={branch} labels={labels} />
    </li>
  ));
}

/** What is free instead could not be found out. */
export function LookUpFailed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("cart.alternatives");
  return (
    <p className="mt-1 text-sm">
      {t("failed")}{" "}
      <Button kind="quiet" size="small" onClick={onAgain}>
        {t("again")}
      </Button>
    </p>
  );
}
