import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, num, path, polar, rect, stitch, times } from './shapes.ts';
import { box } from './solids.ts';

/** A baby stroller. */
export function stroller(ink: Ink): string {
  const { main, accent, metal, dark } = ink;
  const wheel = (x: number, y: number, r: number): string =>
    draw(
      circle(x, y, r, dark.dk),
      circle(x, y, r * 0.8, ink.pale.lt),
      bar(
        times(
          6,
          (at) =>
            `M${x} ${y}L${polar(x, y, r * 0.8, at * 60)
              .map(num)
              .join(' ')}`,
        ),
        metal.dk,
        4,
      ),
      circle(x, y, r * 0.28, metal.dp),
      circle(x - 1, y - 1, r * 0.2, accent.md),
    );
  return draw(
    ink.shadow(300, 80),
    ink.shadow(530, 60),
    line('M318 430L590 176q14-16 34-10', metal.dp, 12),
    line('M316 427L588 173', metal.hi, 6),
    line('M594 172q10-12 32-8', dark.dk, 18),
    line('M270 330L528 440', metal.dp, 12),
    line('M270 327L528 437', metal.lt, 6),
    path('M330 410h150l-12 36H350z', dark.md),
    bar('M350 418h118m-114 10h110m-106 10h104', dark.lt, 2),
    path('M216 250h292q4 110-100 130H330Q220 372 216 250z', ink.fade('down', main.lt, main.md, main.dk)),
    path('M460 250h48q4 110-100 130h-30q80-30 82-130z', main.dp, 0.6),
    path('M210 240h304v22q-150 14-304 0z', main.hi),
    path('M210 254h304v8q-150 14-304 0z', main.dk),
    path('M362 244L232 150q-34 42-24 94z', ink.fade('diagonal', accent.hi, accent.md)),
    path('M362 244L232 150q40-50 110-50z', ink.fade('diagonal', accent.lt, accent.md)),
    path('M362 244L342 100q70-6 116 40z', accent.md),
    path('M362 244l96-104q40 42 44 104z', accent.dk),
    line('M362 244L232 150M362 244L342 100M362 244l96-104', accent.dp, 3),
    circle(362, 246, 13, metal.dp),
    circle(361, 245, 9, metal.hi),
    line('M240 292q20 56 76 72', '#fff', 4, 0.35),
    stitch('M236 282q120 14 256 0', main.hi, 3, '9 7'),
    wheel(308, 426, 54),
    wheel(534, 440, 40),
    path('M520 404h26l4 30h-22z', dark.md),
  );
}

/** A child's cot. */
export function cot(ink: Ink): string {
  const { wood, main, accent, pale } = ink;
  const frame = ink.pick([wood, ink.ramp(0.93, 0.012, 80), ink.ramp(0.58, 0.07, 55)]);
  return draw(
    ink.shadow(400, 230),
    path('M250 164h346v24H250z', frame.dk),
    bar(
      times(12, (at) => `M${272 + at * 27} 186v150`),
      frame.dk,
      9,
    ),
    path('M180 336l64-44h356l20 44z', pale.lt),
    path('M190 340l56-40h120l-20 40z', '#fff'),
    ellipse(268, 306, 56, 20, ink.fade('down', '#fff', pale.dk)),
    path('M330 340l36-46h236l14 46z', ink.fade('right', main.lt, main.dk)),
    path('M330 340l36-46h30l-34 46z', main.hi),
    path('M232 140q0-10 10-10h8q10 0 10 10v330h-28zM580 140q0-10 10-10h8q10 0 10 10v330h-28z', frame.dk),
    bar(
      times(15, (at) => `M${208 + at * 28.2} 220v212`),
      frame.dk,
      12,
    ),
    bar(
      times(15, (at) => `M${206 + at * 28.2} 220v212`),
      frame.lt,
      8,
    ),
    rect(170, 196, 460, 28, ink.fade('down', frame.hi, frame.md), 8),
    rect(176, 426, 448, 28, ink.fade('down', frame.lt, frame.dk), 4),
    rect(164, 168, 34, 312, ink.fade('right', frame.hi, frame.md, frame.dk), 10),
    rect(602, 168, 34, 312, ink.fade('right', frame.hi, frame.md, frame.dk), 10),
    path('M500 200h78v132q-40 16-78 0z', ink.fade('right', accent.lt, accent.md)),
    path('M500 200h78v22h-78z', accent.hi),
    path('M539 250l8 17 18 2-13 13 3 18-16-9-16 9 3-18-13-13 18-2z', pale.hi),
    rect(170, 198, 460, 6, '#fff', 3, 0.45),
  );
}

/** A tower of wooden toy blocks. */
export function toyBlocks(ink: Ink): string {
  const { main, accent, second, wood, pale } = ink;
  const red = ink.ramp(0.66, 0.14, 30);
  const hues = ink.pick([
    [main, accent, second, red],
    [accent, red, main, second],
    [red, main, accent, wood],
  ] as const);
  return draw(
    ink.shadow(400, 230),
    box(230, 360, 120, 120, 40, hues[0], ink.fade('diagonal', hues[0].lt, hues[0].md)),
    rect(246, 376, 88, 88, hues[0].hi, 6, 0.35),
    circle(290, 420, 30, pale.hi),
    box(410, 360, 120, 120, 40, hues[1], ink.fade('diagonal', hues[1].lt, hues[1].md)),
    rect(426, 376, 88, 88, hues[1].hi, 6, 0.35),
    path('M470 386l10 22 24 3-18 17 5 24-21-12-21 12 5-24-18-17 24-3z', pale.hi),
    box(310, 240, 120, 120, 40, hues[2], ink.fade('diagonal', hues[2].lt, hues[2].md)),
    rect(326, 256, 88, 88, hues[2].hi, 6, 0.35),
    path('M370 268l34 60h-68z', pale.hi),
    path('M318 224l52-92 52 92z', ink.fade('diagonal', hues[3].lt, hues[3].md)),
    path('M370 132l38-18 50 90-36 20z', hues[3].dk),
    circle(606, 436, 44, ink.ball(hues[3])),
    ellipse(606, 482, 40, 5, hues[3].dp, 0.3),
    path('M150 480v-34a46 46 0 0 1 92 0v34h-24v-30a22 22 0 0 0-44 0v30z', wood.dp),
    path(
      'M142 480v-34a46 46 0 0 1 92 0v34h-24v-30a22 22 0 0 0-44 0v30z',
      ink.fade('diagonal', wood.lt, wood.md),
    ),
    line('M324 222l44-78', '#fff', 4, 0.4),
  );
}
