import { useState, type ComponentType } from "react";
import { onceMore } from "@/components/ui/load-part";

/** A dialog that few of those who open the cart need: its code comes with the press, which can fail. */
export function useLazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const open = () => {
    setState("loading");
    fetchDialog();
  };
  const fetchDialog = (): void =>
    void load().then(
      (module) => {
        setLoaded(() => module.default);
        setState("open");
      },
      () => onceMore(state === "failed", () => setState("failed"), fetchDialog),
    );
  return { state, Dialog: state === "open" ? Loaded : null, open, close: () => setState("closed") };
}
