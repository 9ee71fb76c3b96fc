import {
  circle,
  darker,
  dashes,
  graphite,
  ink,
  light,
  lighter,
  line,
  path,
  rect,
  ring,
  shadow,
  silver,
  slate,
  snow,
  solid,
  steel,
  sticker,
  turn,
} from "../canvas";
import { graphic } from "../graphics";
import type { Model } from "../model";

/** Boots face right, heel near x = 60, toe near x = 600, ground near y = 735. */
const shell =
  "M96 440C72 520 58 600 60 694H600C628 690 624 640 592 614C540 578 470 568 424 528C396 500 380 460 378 420Z";

const cuff =
  "M168 150L424 108Q444 130 440 176C426 280 416 380 428 458C396 504 330 532 250 532C170 532 100 500 88 446C100 330 140 240 168 150Z";

/** A buckle over a dark strap: bail, ladder and lever. */
const buckle = (x: number, y: number, angle: number, reach: number, lever: string): string =>
  turn(
    angle,
    x,
    y,
    rect(x - reach, y - 15, reach + 20, 30, ink, 8),
    ...[0, 1, 2, 3].map((i) => rect(x - reach * 0.86 + i * 13, y - 9, 6, 18, slate, 2)),
    rect(x - 46, y - 20, 84, 40, graphite, 9),
    rect(x - 40, y - 17, 72, 17, lever, 7),
    line(`M${x - 64} ${y - 8}H${x - 36}M${x - 64} ${y + 8}H${x - 36}`, silver, 5),
  );

const alpineSole =
  path("M58 688H602L618 700L612 732H468L450 714H252L236 732H58Z", ink) +
  rect(58, 686, 560, 12, graphite) +
  rect(500, 706, 92, 10, slate, 4) +
  rect(74, 706, 110, 10, slate, 4);

const lugSole =
  path(
    "M56 684H604Q626 690 618 712L600 740H560V728H528V740H486V728H452L440 716H262L240 728V740H200V728H168V740H126V728H96V740H62Z",
    ink,
  ) +
  rect(58, 682, 560, 12, graphite) +
  circle(592, 690, 9, silver) +
  circle(64, 690, 9, silver);

export function hardBoot(m: Model, touring: boolean): string {
  const trim = m.accent;
  const lever = touring ? silver : lighter(trim, 0.1);
  return (
    path("M190 60Q300 20 404 34L436 190L180 260Z", graphite) +
    path("M350 12Q420 0 432 40L448 210L392 230Z", darker(m.secondary, 0.12)) +
    path("M196 74Q300 40 396 48L402 66Q300 60 200 96Z", slate) +
    solid(
      shell,
      m.primary,
      path("M60 640H640V700H50Z", darker(m.primary, 0.22)),
      path("M300 700L420 530L640 600V650L470 640L400 700Z", m.secondary),
      shadow("M50 620C160 660 300 560 330 430L420 420L440 560L640 640V700H50Z", 0.14),
      light("M90 440L130 440C100 540 92 620 96 690H56Z", 0.2),
    ) +
    (touring ? lugSole : alpineSole) +
    buckle(560, 612, 26, 84, lever) +
    (touring ? "" : buckle(486, 566, 26, 84, lever)) +
    solid(
      cuff,
      m.primary,
      graphic({ x: 70, y: 96, w: 380, h: 440 }, m),
      shadow("M330 90L450 90V560H240C330 500 370 300 330 90Z", 0.16),
      light("M168 150L206 144C170 260 130 340 124 500L86 446Z", 0.22),
      path("M84 430C150 480 330 490 430 440V560H84Z", darker(m.primary, 0.3), 'opacity="0.55"'),
    ) +
    (touring
      ? path("M116 300L150 190H176L146 330V430H112Z", ink) + path("M124 300L154 212H168L138 322Z", trim)
      : path("M138 240L168 150L206 144L168 290Z", ink, 'opacity="0.85"')) +
    buckle(424, 390, 4, 110, lever) +
    buckle(432, touring ? 250 : 288, 4, 110, lever) +
    turn(
      -9,
      300,
      170,
      rect(150, 138, 296, 54, ink, 10),
      rect(150, 138, 296, 16, graphite, 8),
      rect(250, 150, 90, 30, trim, 5),
    ) +
    circle(262, 470, 26, ink) +
    circle(262, 470, 15, silver) +
    rect(250, 467, 24, 6, slate) +
    sticker(196, 600, 36, "#d93a12")
  );
}

export function softBoot(m: Model): string {
  const upper =
    "M172 96Q300 60 410 92C420 200 404 330 424 424C450 510 590 540 612 620Q622 672 606 694H64C52 600 86 520 108 440C128 340 150 220 172 96Z";
  const dial = (x: number, y: number): string =>
    circle(x, y, 36, ink) +
    circle(x, y, 24, m.accent) +
    dashes(`M${x} ${y - 30}a30 30 0 1 1 -.1 0Z`, slate, 8, "6 6") +
    circle(x, y, 8, ink);
  return (
    path("M330 40Q420 10 426 70L430 240H340Z", darker(m.secondary, 0.15)) +
    path("M180 84Q290 40 400 70L404 130L176 150Z", graphite) +
    solid(
      upper,
      m.primary,
      graphic({ x: 60, y: 80, w: 380, h: 520 }, m),
      path("M380 420C450 520 600 540 640 700H300C300 600 360 560 380 420Z", m.secondary),
      path("M60 560C120 600 190 620 210 700H50Z", m.secondary),
      shadow("M320 60L430 60C410 300 430 400 640 600V700H200C380 640 340 300 320 60Z", 0.15),
      light("M172 96L212 88C180 260 140 400 104 500L66 620Z", 0.2),
    ) +
    path("M336 100L412 92C420 220 400 330 424 424L470 486L420 520L340 430Z", graphite) +
    [130, 190, 250, 310, 370]
      .map((y, i) => line(`M344 ${y}L416 ${y + 18}M416 ${y - 14}L346 ${y + 42}`, i % 2 ? silver : steel, 6))
      .join("") +
    line("M356 440L446 490M404 420L400 500", silver, 6) +
    path("M60 650Q330 676 616 640L624 700Q620 738 580 740H80Q50 736 52 700Z", ink) +
    path("M60 650Q330 676 616 640L618 664Q330 700 58 676Z", snow) +
    dashes("M70 734H600", slate, 14, "26 14") +
    turn(-4, 250, 420, rect(112, 404, 296, 44, ink, 12), rect(180, 412, 120, 28, m.accent, 6)) +
    dial(300, 250) +
    sticker(150, 560, 38, "#d93a12") +
    path("M150 90h-30q-16 60 18 70", "none", `stroke="${ink}" stroke-width="14"`)
  );
}

export function nordicBoot(m: Model): string {
  const upper =
    "M190 250Q300 220 386 248C392 340 400 400 440 450C500 510 610 540 620 620Q624 660 608 676H76C62 590 96 520 128 450C150 390 170 320 190 250Z";
  return (
    path("M196 210Q290 180 384 212L390 300L182 300Z", graphite) +
    solid(
      upper,
      m.primary,
      graphic({ x: 70, y: 240, w: 560, h: 440 }, m),
      path("M520 500C580 540 640 560 640 690H440C480 620 540 600 520 500Z", m.secondary),
      shadow("M330 230L400 240C400 420 470 500 640 580V690H300C420 620 350 400 330 230Z", 0.16),
      light("M190 250L226 240C190 380 130 480 104 560L76 640Z", 0.2),
    ) +
    path("M344 300C352 420 420 500 520 530L490 580C400 560 330 470 312 330Z", ink) +
    line("M352 330L500 540", m.accent, 8) +
    dashes("M345 350L480 545", silver, 5, "6 7") +
    path("M128 340Q270 300 396 330L404 392Q270 370 112 420Z", ink) +
    rect(200, 338, 110, 34, m.accent, 8) +
    path("M70 640Q330 664 616 640L622 690L606 706H560L530 690H260L230 706H74Z", ink) +
    dashes("M80 696H230M540 696H610", slate, 8, "14 8") +
    line("M580 704H616", silver, 12) +
    circle(598, 704, 9, silver) +
    sticker(160, 560, 38, "#d93a12")
  );
}

export function skateBoot(m: Model): string {
  return (
    path("M206 70Q300 40 392 66L404 210H196Z", graphite) +
    path("M330 30Q410 8 420 60L432 260H350Z", darker(m.secondary, 0.15)) +
    solid(
      "M176 110Q290 80 404 104C416 200 410 320 448 390C500 440 590 460 600 520Q606 560 596 580H84C66 500 110 420 128 350C150 260 160 190 176 110Z",
      m.primary,
      graphic({ x: 70, y: 90, w: 380, h: 500 }, m),
      path("M470 400C560 440 640 470 630 590H420C440 520 500 500 470 400Z", m.secondary),
      shadow("M320 80L420 90C410 300 430 400 640 500V600H220C380 540 340 300 320 80Z", 0.16),
      light("M176 110L214 102C190 260 140 380 112 450L80 560Z", 0.2),
    ) +
    path("M352 110L416 104C420 220 410 320 452 388L420 440L350 360Z", ink) +
    [150, 205, 260, 315].map((y) => line(`M358 ${y}L420 ${y + 16}M418 ${y - 12}L362 ${y + 36}`, snow, 6)).join("") +
    line("M380 380L450 420M440 370L420 440", snow, 6) +
    turn(-6, 260, 260, rect(150, 236, 280, 42, ink, 10), rect(210, 243, 80, 28, m.accent, 6)) +
    sticker(150, 480, 38, "#d93a12")
  );
}

export const iceBlade = (m: Model): string =>
  path("M88 572H600L588 600H100Z", ink) +
  path("M112 596L150 664H250L270 596ZM400 596L420 664H540L580 596Z", m.accent) +
  path("M96 660H596Q620 650 622 620L640 624Q640 690 590 712H110Q84 706 82 680Z", silver) +
  path("M92 694H610L590 712H110Z", steel);

export const inlineFrame = (m: Model): string =>
  path("M88 566H602L584 604H104Z", ink) +
  path("M110 596H580L620 640L590 690H120L96 640Z", darker(m.accent, 0.1)) +
  path("M180 604H300L280 650H200ZM390 604H510L490 650H410Z", ink, 'opacity="0.55"') +
  [118, 268, 418, 568]
    .map(
      (x) =>
        circle(x, 680, 66, m.graphic % 2 ? m.secondary : graphite) +
        ring(x, 680, 58, ink, 12, 'opacity="0.5"') +
        circle(x, 680, 30, silver) +
        circle(x, 680, 13, ink),
    )
    .join("") +
  path("M44 590L96 600L70 690L28 680Z", ink);
