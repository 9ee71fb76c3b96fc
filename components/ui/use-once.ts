import { useState } from "react";

/**
 * One thing at a time, and its button says that it is under way. What breaks is reported, and the button can be pressed
 * again.
 */
export function useOnce() {
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    work()
      .catch((error: unknown) => reportError(error))
      .finally(() => setBusy(false));
  };
  return { busy, once };
}
