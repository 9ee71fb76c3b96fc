import { ignoreFailure } from "@/components/ui/load-part";
import { hasGroup } from "@/stores/group-hint";

/** Pages are made for everybody: whoever has prices of their own is shown them as soon as the page is there. */
export function wakeGroup(): void {
  if (hasGroup())
    ignoreFailure(import("@/components/groups/group-prices").then(({ showGroupPrices }) => showGroupPrices()));
}
