import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, num, path, rect, times } from './shapes.ts';
import { box, drum, log } from './solids.ts';

/** A power transformer with its bushings. */
export function transformer(ink: Ink): string {
  const { metal, accent, dark } = ink;
  const body = ink.pick([ink.ramp(0.62, 0.02, 220), ink.main]);
  const bush = ink.ramp(0.52, 0.09, 38);
  const bushing = (x: number): string =>
    draw(
      rect(x - 5, 112, 10, 140, metal.lt),
      path(`M${x - 12} 250l4-100h16l4 100z`, bush.dk),
      line(
        times(5, (at) => `M${x - 10 - at} ${160 + at * 16}h${20 + 2 * at}`),
        bush.dp,
        12,
      ),
      line(
        times(5, (at) => `M${x - 10 - at} ${158 + at * 16}h${19 + 2 * at}`),
        bush.lt,
        8,
      ),
      line(
        times(5, (at) => `M${x - 2} ${158 + at * 16}h${12 + at}`),
        bush.md,
        8,
      ),
      circle(x, 114, 8, metal.md),
      circle(x - 2, 112, 3, '#fff'),
    );
  return draw(
    ink.shadow(400, 220),
    rect(230, 456, 350, 12, dark.md, 2),
    rect(260, 466, 40, 14, dark.dp, 2),
    rect(510, 466, 40, 14, dark.dp, 2),
    path(log(480, 186, 130, 36, 10), ink.roll(body, 'down')),
    ellipse(480, 186, 10, 36, body.hi),
    bar('M520 220v40m60-40v40', body.dp, 10),
    rect(240, 262, 330, 194, ink.fade('right', body.lt, body.md, body.dk)),
    rect(226, 250, 358, 18, body.md, 3),
    rect(226, 250, 358, 7, body.hi, 3),
    bushing(280),
    bushing(348),
    bushing(416),
    times(7, (at) => rect(250 + at * 45, 284, 34, 160, ink.fade('right', body.hi, body.md, body.dp), 6)),
    bar('M246 296h318m-318 136h318', body.dp, 8),
    rect(186, 290, 38, 150, ink.fade('right', body.lt, body.dk), 5),
    rect(590, 290, 34, 150, ink.fade('right', body.md, body.dp), 5),
    bar('M196 296v138m9-138v138m9-138v138M598 296v138m9-138v138m9-138v138', body.dp, 3),
    path('M224 304h26v10h-26zM224 416h26v10h-26zM564 304h26v10h-26zM564 416h26v10h-26z', body.dk),
    path('M404 336l38 62h-76z', ink.tone(0.86, 0.15, 92)),
    path('M408 352l-14 24h8l-6 16 16-22h-8z', dark.dp),
    circle(600, 186, 12, metal.hi),
    circle(600, 186, 8, accent.md),
  );
}

/** A large industrial battery. */
export function battery(ink: Ink): string {
  const { main, dark, metal, accent } = ink;
  const terminal = (x: number, ring: string): string =>
    draw(
      ellipse(x, 192, 30, 12, ring),
      path(drum(x, 158, 17, 30, 7), ink.roll(metal)),
      ellipse(x, 158, 17, 7, metal.hi),
    );
  return draw(
    ink.shadow(410, 220),
    box(214, 236, 330, 244, 92, main, ink.fade('diagonal', main.lt, main.md, main.dk)),
    box(204, 206, 350, 42, 98, dark, ink.fade('down', dark.lt, dark.md)),
    path('M250 198l52-26h270l-46 26z', dark.dk),
    line(
      times(6, (at) => `M${306 + at * 46} 185h14`),
      dark.lt,
      14,
    ),
    terminal(266, ink.tone(0.58, 0.19, 28)),
    terminal(566, dark.dp),
    line('M340 206q0-66 40-66h70q40 0 40 66', dark.dp, 14),
    line('M336 202q0-66 40-66h70q40 0 40 66', dark.lt, 8),
    rect(250, 282, 258, 158, main.dp, 10),
    rect(248, 279, 258, 158, ink.pale.hi, 10),
    path('M248 289a10 10 0 0 1 10-10h86v158h-86a10 10 0 0 1-10-10z', accent.md),
    path('M306 296l-36 70h26l-10 54 44-72h-28l18-52z', '#fff'),
    times(5, (at) => rect(364 + at * 26, 304, 18, 44, at < 4 ? main.md : ink.pale.dk, 4)),
    bar('M364 376h116m-116 20h84m-84 18h100', ink.pale.dk, 8),
    path('M544 262l92-46v20l-92 46z', main.dp, 0.6),
    line('M222 256v200', '#fff', 4, 0.3),
  );
}

/** A photovoltaic panel on its stand. */
export function solarPanel(ink: Ink): string {
  const { metal, dark } = ink;
  const cell = ink.ramp(0.36, 0.09, 262);
  return draw(
    ink.shadow(400, 230),
    line('M300 470L360 250M560 470L500 250', dark.md, 12),
    line('M250 480l60-90M600 480l-56-100', metal.dk, 12),
    line('M246 480h40M566 480h48M284 474h40M540 474h40', dark.dk, 9),
    group(
      'matrix(1 0 -.24 .94 108 26)',
      rect(196, 112, 420, 326, metal.dp, 4),
      rect(190, 104, 420, 326, ink.fade('diagonal', metal.hi, metal.md), 4),
      rect(200, 114, 400, 306, ink.fade('diagonal', cell.lt, cell.md, cell.dk)),
      bar(
        times(5, (at) => `M${266.7 + at * 66.7} 114v306`) + times(4, (at) => `M200 ${175 + at * 61.2}h400`),
        metal.hi,
        4,
      ),
      bar(
        times(12, (at) => `M${222 + at * 33.3} 114v306`),
        cell.lt,
        1.3,
        0.7,
      ),
      path('M200 114h190L262 420h-62z', '#fff', 0.14),
      path('M440 114h50L362 420h-50z', '#fff', 0.12),
    ),
  );
}

/** A wind turbine on a low mound. */
export function windTurbine(ink: Ink): string {
  const { pale, accent, metal } = ink;
  const blade = ink.ramp(0.95, 0.008, 230);
  const hill = ink.ramp(0.7, 0.07, 140);
  const one = (turn: number): string =>
    group(
      `rotate(${num(turn)} 400 210)`,
      path('M392 204q-10-30-6-66L397 22q2-8 6 0l9 120q2 40-4 62z', blade.md),
      path('M397 22q2-8 6 0l9 120q2 40-4 62l-6 0z', metal.md),
      path('M397.5 40h6.5l-1-18q-3-8-6 0z', accent.md),
    );
  const turn = ink.vary(0, 60);
  return draw(
    ink.shadow(400, 230),
    group(
      'translate(400 480) scale(.88) translate(-400 -480)',
      path('M180 480q70-60 190-62t250 62z', ink.fade('down', hill.lt, hill.md)),
      path('M330 480q90-50 180-30t110 30z', hill.dk, 0.5),
      path('M393 214h14l12 218q-19 8-38 0z', ink.fade('right', blade.hi, blade.md, metal.dk)),
      rect(386, 194, 54, 30, ink.fade('down', blade.hi, metal.md), 10),
      one(turn),
      one(turn + 120),
      one(turn + 240),
      circle(400, 210, 17, metal.dk),
      circle(398, 208, 15, ink.ball(pale)),
      rect(411, 412, 9, 22, metal.dp, 2),
      path('M250 446l10-26 10 26zM272 452l12-32 12 32zM540 456l9-24 9 24z', hill.dp),
    ),
  );
}
