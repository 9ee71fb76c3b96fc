import { type ComponentType, lazy, Suspense } from "react";

const Nothing = (): null => null;

/**
 * A part of the page whose code is fetched when it is first shown. What can't be fetched must not take the page with
 * it: `Instead` stands then, as it does until the code is there.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Instead: ComponentType<P> = Nothing,
): (props: P & { key?: string }) => React.JSX.Element {
  const Part = lazy<ComponentType<P>>(() => load().catch(() => ({ default: Instead })));
  return function PartOnNeed(props) {
    return (
      <Suspense fallback={<Instead {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
