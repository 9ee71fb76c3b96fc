"use client";

import { type ComponentProps, useCallback, useState } from "react";
import { stillParts } from "./still-parts";

export interface StillPartProps extends Pick<ComponentProps<"div">, "id" | "className" | "popover" | "aria-label"> {
  name: string;
  as?: "div" | "nav" | "ul";
}

/** Whether the server has drawn this document; one that it could not, the browser draws alone, and would again. */
let isDrawn = false;

const drawnBefore = (name: string): Element | null =>
  typeof document === "undefined" ? null : document.querySelector(`[data-still="${name}"]`);

export function StillPart({ name, as: Part = "div", ...rest }: StillPartProps) {
  const [former] = useState(() => drawnBefore(name));
  // React takes over the very element that the server has drawn; should it draw one of its own, the contents move. A
  // soft way into a front whose parts this document never had ends in its whole page.
  const fill = useCallback(
    (part: Element | null) => {
      if (!part) return;
      isDrawn ||= former !== null;
      if (former && former !== part) part.replaceChildren(...former.childNodes);
      else if (!former && isDrawn && !stillParts.has(name)) window.location.reload();
    },
    [former, name],
  );
  return (
    // Nothing is known here in a browser, and into a text React does not look: what the server has drawn stays.
    <Part {...rest} ref={fill} data-still={name} suppressHydrationWarning>
      {stillParts.get(name) ?? ""}
    </Part>
  );
}
