import { classNames } from "./class-names";

/** Mountains with the dotted trail to the top: fills the right of the hero, stays behind the text. */
export function HeroScenery({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 760 620"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      focusable="false"
      className={classNames("forced-color-adjust-none", className)}
    >
      <path
        className="fill-brand-mid"
        opacity="0.55"
        d="M-100 620 40 372l66 74 62-70 92 108 92-150 44-46 70 92 58-62 116 116 30-34 150 170v210Z"
      />
      <path className="fill-brand-mid" d="M40 620 384 122 760 620Z" />
      <path fill="#fff" d="M384 122 317.7 218l34.3 26 34-32 32 36 38.5-30Z" />
      <path className="fill-brand" opacity="0.22" d="M384 122 760 620H470l-60-120 40-110-52-84 20-58-32-36Z" />
      <path className="fill-brand-high" d="M-120 620 68 464l84-58 86 66 40 44 74 40 98-72 104-66 126 88 120 96v18Z" />
      <path className="fill-brand-high" opacity="0.55" d="M152 406 122 470l32 22 20 70 30 58h-44l-60-96Z" />
      <g className="fill-brand">
        <path d="m84 566 22-58 22 58h-14v18h-16v-18ZM138 588l17-44 17 44h-11v15h-12v-15Z" />
        <path d="M606 574l24-62 24 62h-15v18h-18v-18ZM664 590l18-46 18 46h-12v14h-12v-14Z" />
      </g>
      <path
        className="stroke-trail"
        d="M392 168c-14 44 2 74 26 110 30 44 46 84 8 132-42 52-130 62-158 108-18 30-8 62 18 108"
        fill="none"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="0.1 27"
      />
    </svg>
  );
}

/** A small trail that draws itself over a hill: empty places, waiting and arrival. */
export function TrailDrawing({ className, arrived = false }: { className?: string; arrived?: boolean }) {
  return (
    <svg
      viewBox="0 0 224 112"
      fill="none"
      aria-hidden="true"
      focusable="false"
      className={classNames("forced-color-adjust-none", className)}
    >
      <path className="fill-surface" d="M0 112 52 48l30 32 46-66 44 58 20-20 32 60Z" />
      <path className="fill-ice" d="m128 14 17 22-10 8-8-9-9 11-9-7Z" />
      <mask id="trail-so-far">
        <path
          className="trail-draw"
          d="M12 106c30-22 58 6 84-10s2-32 20-46c8-6 10-14 11-26"
          pathLength="1"
          stroke="#fff"
          strokeWidth="12"
          strokeLinecap="square"
        />
      </mask>
      <path
        mask="url(#trail-so-far)"
        className="stroke-trail"
        d="M12 106c30-22 58 6 84-10s2-32 20-46c8-6 10-14 11-26"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      {arrived && <path className="stroke-trail" d="M128 16V-0l16 5-16 6" strokeWidth="3" strokeLinejoin="round" />}
    </svg>
  );
}
