import {
  both,
  circle,
  darker,
  graphite,
  ink,
  light,
  line,
  path,
  rect,
  shadow,
  silver,
  slate,
  snow,
  solid,
  steel,
} from "../canvas";
import type { Model } from "../model";

/** Toe piece, plate, heel piece and brake, seen from above; the boot stands between 470 and 625. */
export function alpineBinding(m: Model): string {
  const trim = m.accent;
  const toe = "M-13 402Q0 396 13 402L26 440L30 472L20 492L11 474H-11L-20 492L-30 472L-26 440Z";
  const heel = "M-23 606Q-24 590 -12 588H12Q24 590 23 606L26 668Q22 712 0 716Q-22 712 -26 668Z";
  return (
    rect(-21, 396, 42, 108, graphite, 8) +
    rect(-12, 494, 24, 110, slate, 3) +
    both(0, rect(-9, 500, 3, 100, steel)) +
    rect(-19, 492, 38, 26, silver, 4) +
    rect(-19, 505, 38, 4, steel) +
    solid(
      toe,
      ink,
      path("M-13 402L0 396V480H-24L-26 440Z", graphite),
      path("M-9 424H9L13 456H-13Z", trim),
      shadow("M0 390H40V500H0Z", 0.25),
    ) +
    rect(-5, 408, 10, 9, snow, 3) +
    both(0, circle(-21, 476, 5, slate)) +
    both(0, line("M-18 612L-40 632L-43 668", steel, 6) + line("M-43 664V684", darker(trim, 0.15), 11)) +
    rect(-24, 580, 48, 152, graphite, 9) +
    solid(heel, ink, path("M-24 590H-4V716H-24Z", graphite), shadow("M6 580H40V720H6Z", 0.3)) +
    path("M-17 592Q0 606 17 592V602Q0 616 -17 602Z", silver) +
    path("M-12 632Q0 626 12 632L14 690Q0 698 -14 690Z", trim) +
    light("M-12 632Q0 626 0 628V694L-14 690Z", 0.22) +
    path("M-8 700H8L10 724Q0 730 -10 724Z", slate) +
    rect(-6, 620, 12, 8, snow, 3)
  );
}

/** Pin binding of a touring ski: two jaws at the toe, a turret with two pins at the heel, ski brake folded. */
export function pinBinding(m: Model): string {
  return (
    rect(-20, 428, 40, 78, graphite, 10) +
    both(0, path("M-8 440L-30 456Q-36 470 -30 480L-14 472Z", steel) + circle(-29, 470, 6, silver)) +
    path("M-9 412H9L12 438H-12Z", m.accent) +
    rect(-10, 444, 20, 50, ink, 5) +
    both(0, line("M-16 612L-36 628V654", steel, 5) + line("M-36 652V666", m.accent, 9)) +
    rect(-20, 604, 40, 96, graphite, 9) +
    circle(0, 646, 25, ink) +
    path("M-25 646A25 25 0 0 1 0 621V671A25 25 0 0 1 -25 646Z", slate) +
    both(0, line("M-9 622V598", silver, 5)) +
    rect(-15, 634, 30, 24, m.accent, 6) +
    rect(-6, 668, 12, 22, steel, 3)
  );
}

/** Cross-country binding: a toe latch and a ridged plate the heel lifts from. */
export function nordicBinding(m: Model): string {
  return (
    path("M-11 420Q0 408 11 420L14 470H-14Z", ink) +
    path("M-7 428Q0 422 7 428L8 452H-8Z", m.accent) +
    rect(-14, 466, 28, 16, silver, 4) +
    rect(-14, 482, 28, 130, graphite, 5) +
    both(0, rect(-9, 492, 4, 110, slate, 2)) +
    rect(-10, 616, 20, 24, ink, 4) +
    both(0, line("M-7 622L-2 634", steel, 2)) +
    path("M0 420Q6 412 11 420L14 470H0Z", ink, 'opacity="0.3"')
  );
}
