import type { ComponentProps } from "react";

/** A handful of 24 px strokes drawn for the shop (`.icon` in ui.css); decorative, so the text beside them speaks. */
const icon = (path: string) =>
  function Icon({ className = "size-5", ...rest }: ComponentProps<"svg">) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`} {...rest}>
        <path d={path} />
      </svg>
    );
  };

export const IconSearch = /* @__PURE__ */ icon("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.8-4.8");
export const IconZoom = /* @__PURE__ */ icon(
  "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.8-4.8M10.5 8v5M8 10.5h5",
);
export const IconCart = /* @__PURE__ */ icon("M3 4h2.5l2 11h10L20 7H6.2M9 20h.01M17 20h.01");
export const IconCalendar = /* @__PURE__ */ icon(
  "M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 11h16M8 3v5M16 3v5",
);
export const IconShare = /* @__PURE__ */ icon(
  "M16 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" +
    "M16 19a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8 13l8 5M16 6.5l-8 4.5",
);
export const IconMenu = /* @__PURE__ */ icon("M4 7h16M4 12h16M4 17h16");
export const IconClose = /* @__PURE__ */ icon("M6 6l12 12M18 6 6 18");
export const IconCheck = /* @__PURE__ */ icon("M5 12.5 10 17.5 19.5 7");
export const IconPlus = /* @__PURE__ */ icon("M12 5v14M5 12h14");
export const IconMinus = /* @__PURE__ */ icon("M5 12h14");
export const IconLeft = /* @__PURE__ */ icon("M15 5l-7 7 7 7");
export const IconRight = /* @__PURE__ */ icon("M9 5l7 7-7 7");
export const IconDown = /* @__PURE__ */ icon("M5 9l7 7 7-7");
export const IconWarning = /* @__PURE__ */ icon("M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.5v.01");
export const IconError = /* @__PURE__ */ icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.5v.01");
export const IconInfo = /* @__PURE__ */ icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.01");
export const IconSuccess = /* @__PURE__ */ icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l3 3 5.5-6.5");
export const IconUser = /* @__PURE__ */ icon(
  "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
);
export const IconHeart = /* @__PURE__ */ icon(
  "M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z",
);
export const IconCompare = /* @__PURE__ */ icon("M7 4v16M4 7l3-3 3 3M17 20V4M14 17l3 3 3-3");
export const IconFilter = /* @__PURE__ */ icon("M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4");
export const IconTrash = /* @__PURE__ */ icon("M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13");
export const IconPin = /* @__PURE__ */ icon(
  "M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
);
export const IconClock = /* @__PURE__ */ icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2");
export const IconOffline = /* @__PURE__ */ icon(
  "M4 4l16 16M9 9.5A9 9 0 0 0 5 12M12 8.5c2.7 0 5.2 1.3 7 3.5M8.5 15.5a5 5 0 0 1 5.5-1M12 19v.01",
);
export const IconStar = /* @__PURE__ */ icon(
  "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.6-5.1-2.7-5.1 2.7 1-5.6-4.1-4 5.7-.8L12 4Z",
);
