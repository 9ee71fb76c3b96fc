import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { homePath } from "@/lib/routes";
import type { StoreView } from "@/lib/store-views";

interface Props {
  storeView: StoreView;
  title: string;
  text: string;
  /** Name of the way home. */
  home: string;
  /** Further ways on. */
  children?: ReactNode;
}

/** A page with one thing to say, which leads on within the same shop. */
export function MessageScreen({ storeView, title, text, home, children }: Props) {
  return (
    <div className="page page-narrow">
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            <ButtonLink href={homePath(storeView)}>{home}</ButtonLink>
            {children}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}
