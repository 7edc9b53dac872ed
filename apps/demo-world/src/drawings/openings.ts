import type { Ink } from './ink.ts';
import { bar, circle, draw, line, path, rect } from './shapes.ts';

/** A casement window. */
export function window(ink: Ink): string {
  const { accent, metal } = ink;
  const frame = ink.pick([ink.ramp(0.95, 0.006, 90), ink.dark, ink.main, ink.wood]);
  const sky = ink.ramp(0.82, 0.05, 230);
  const pane = (x: number, w: number): string =>
    draw(
      rect(x, 130, w, 316, frame.dp, 3),
      rect(x + 3, 130, w - 5, 314, ink.fade('diagonal', frame.hi, frame.md), 3),
      rect(x + 20, 150, w - 40, 276, frame.dp),
      rect(x + 24, 154, w - 48, 268, ink.fade('down', sky.hi, sky.lt, sky.md)),
      path(`M${x + 24} 380q40-40 70-14t${w - 118}-20v76h-${w - 48}z`, ink.tone(0.72, 0.06, 150)),
      path(`M${x + 24} 404q50-20 90 0t${w - 138}-6v24h-${w - 48}z`, ink.tone(0.62, 0.065, 152)),
      path(
        `M${x + 24} 300l96-146h36L${x + 24} 356zM${x + 40} 422l${w - 64}-170v30L${x + 66} 422z`,
        '#fff',
        0.4,
      ),
      rect(x + 20, 276, w - 40, 10, frame.md),
      rect(x + 20, 276, w - 40, 4, frame.hi),
    );
  return draw(
    ink.shadow(400, 210),
    rect(202, 106, 406, 362, frame.dp, 4),
    rect(196, 104, 408, 360, ink.fade('diagonal', frame.hi, frame.lt, frame.dk), 4),
    rect(212, 122, 376, 330, frame.dp),
    pane(216, 184),
    pane(400, 184),
    rect(385, 268, 12, 36, metal.dk, 4),
    rect(384, 266, 10, 34, metal.hi, 4),
    line('M389 284v34', metal.dp, 7),
    path('M172 456h456l12 24H160z', ink.fade('down', frame.hi, frame.md, frame.dk)),
    path('M480 456l-8-44h56l-8 44z', ink.fade('right', accent.lt, accent.dk)),
    path(
      'M500 412q-36-20-34-60 34 14 34 60 4-50 34-70 8 50-34 70zM500 412q-10-40 2-76 16 40-2 76z',
      ink.tone(0.52, 0.08, 150),
    ),
  );
}

/** A panelled door in its frame. */
export function door(ink: Ink): string {
  const { metal, pale } = ink;
  const leaf = ink.pick([ink.main, ink.second, ink.wood, ink.accent]);
  const brass = ink.ramp(0.8, 0.1, 85);
  const panel = (x: number, y: number, w: number, h: number): string =>
    draw(
      rect(x, y, w, h, leaf.dp, 3),
      rect(x + 3, y + 4, w - 3, h - 4, leaf.hi, 3, 0.6),
      rect(x + 4, y + 5, w - 8, h - 10, leaf.dk, 2),
      rect(x + 12, y + 13, w - 24, h - 26, ink.fade('diagonal', leaf.lt, leaf.md), 2),
    );
  return draw(
    ink.shadow(410, 160),
    path('M270 480V92h264v388z', pale.dp),
    path('M264 480V88h266v392z', ink.fade('right', '#fff', pale.md, pale.dk)),
    path('M288 480V112h218v368z', leaf.dp),
    path('M292 480V116h208v364z', ink.fade('right', leaf.lt, leaf.md, leaf.dk)),
    rect(314, 138, 164, 62, leaf.dp, 3),
    rect(319, 143, 154, 52, ink.fade('diagonal', ink.tone(0.93, 0.03, 220), ink.tone(0.76, 0.05, 225)), 2),
    path('M330 195l40-52h26l-40 52zM420 195l40-52h8l-40 52z', '#fff', 0.6),
    bar('M396 143v52', leaf.dk, 6),
    panel(314, 216, 76, 110),
    panel(402, 216, 76, 110),
    panel(314, 342, 76, 112),
    panel(402, 342, 76, 112),
    rect(476, 304, 18, 58, brass.dp, 4),
    rect(474, 302, 18, 56, ink.fade('right', brass.hi, brass.md), 4),
    line('M482 318h-34', brass.dp, 10),
    line('M482 316h-33', brass.hi, 5),
    circle(483, 344, 4, brass.dp),
    rect(288, 150, 8, 34, metal.dk, 2),
    rect(288, 400, 8, 34, metal.dk, 2),
    path('M250 480v-12h296v12z', ink.fade('right', pale.lt, pale.dp)),
    path('M560 480l-10-70h76l-10 70z', ink.fade('right', pale.hi, pale.dk)),
    path(
      'M588 410q-50-40-46-110 46 40 46 110 0-80 40-126 14 80-40 126 20-50 62-60-6 46-62 60zM588 410q-30-30-66-30 20 32 66 30z',
      ink.fade('down', ink.tone(0.66, 0.09, 145), ink.tone(0.46, 0.075, 155)),
    ),
  );
}
