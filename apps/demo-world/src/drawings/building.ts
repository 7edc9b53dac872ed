import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, path, rect, stitch, times } from './shapes.ts';
import { box, drum } from './solids.ts';

/** A pallet of bricks. */
export function brickPallet(ink: Ink): string {
  const { wood, accent } = ink;
  const clay = ink.pick([ink.ramp(0.6, 0.12, 38), ink.ramp(0.7, 0.07, 62), ink.ramp(0.62, 0.02, 240)]);
  const row = (y: number, shift: number): string =>
    times(5, (at) =>
      rect(
        192 + at * 76,
        y,
        72,
        34,
        [clay.md, clay.lt, clay.md, clay.dk, clay.lt][(at + shift) % 5] ?? clay.md,
        2,
      ),
    );
  return draw(
    ink.shadow(420, 240),
    path('M190 448h384l80-40v20l-80 40H190z', wood.dp),
    box(186, 440, 392, 12, 80, wood),
    rect(186, 468, 392, 12, wood.md),
    path('M578 468l80-40v12l-80 40z', wood.dk),
    rect(190, 452, 44, 18, wood.dk),
    rect(360, 452, 44, 18, wood.dk),
    rect(532, 452, 44, 18, wood.dk),
    box(190, 200, 380, 240, 80, clay, clay.dp),
    times(6, (at) => row(203 + at * 39.5, at % 4)),
    bar(
      times(5, (at) => `M570 ${240 + at * 40}l80-40`),
      clay.dp,
      4,
    ),
    bar('M597 188v240M624 174v240', clay.dp, 3, 0.7),
    bar('M266 200l80-40m-4 40l80-40m-4 40l80-40m-4 40l80-40', clay.dk, 4),
    bar('M216 187h380m-354-14h380', clay.dk, 3),
    path(
      'M300 202h16v238h-16zM300 202l80-42h16l-80 42zM460 202h16v238h-16zM460 202l80-42h16l-80 42z',
      accent.md,
    ),
    path('M300 202l80-42h16l-80 42zM460 202l80-42h16l-80 42z', accent.lt),
    group('translate(-8 10)', box(606, 430, 84, 36, 34, clay), rect(616, 440, 64, 16, clay.dk, 3)),
  );
}

/** Bags of cement. */
export function cementBag(ink: Ink): string {
  const { main, accent, pale } = ink;
  const paper = ink.pick([ink.ramp(0.86, 0.03, 80), ink.ramp(0.88, 0.006, 240)]);
  const grey = ink.ramp(0.68, 0.006, 240);
  return draw(
    ink.shadow(400, 230),
    path(
      'M378 474q-10-130 4-236 2-10 12-10h200q10 0 12 10 12 110 2 236 0 6-8 6H386q-8 0-8-6z',
      ink.fade('right', paper.md, paper.dk, paper.dp),
    ),
    path('M500 300h108q4 60 2 110-50 14-110 16z', main.dp),
    path('M500 412q60-2 110-16v12q-50 14-110 16z', accent.dk),
    path('M386 232h216v12q-108 12-216 0z', paper.md),
    group(
      'translate(-62 76)',
      path(
        'M262 402q-14-120 0-290 4-12 14-12h238q12 0 14 12 14 160 2 290-2 8-10 8H272q-8 0-10-8z',
        ink.fade('right', paper.hi, paper.lt, paper.md, paper.dk),
      ),
      path('M260 330q4-120 2-190h268q8 100 4 190-130 24-274 0z', main.md),
      path('M470 140h60q8 100 4 190-40 8-80 12 24-100 16-202z', main.dk),
      path('M260 330q140 24 274 0v16q-134 24-274 0z', accent.md),
      path('M310 290v-44l36-22v22l36-22v22l36-22v66zM430 290v-90h30v90z', pale.hi),
      rect(322, 262, 16, 14, main.md),
      rect(352, 262, 16, 14, main.md),
      rect(382, 262, 16, 14, main.md),
      bar('M310 308h170', pale.hi, 8),
      bar('M300 374h110m-110 14h80', paper.dp, 6),
      line('M284 150q-10 90-4 230', '#fff', 7, 0.3),
      path('M264 112q4-12 12-12h238q12 0 14 12l-1 16q-130 14-264 0z', paper.lt),
      stitch('M270 116q126 12 252 0', paper.dp, 4, '10 6'),
    ),
    path('M150 480q16-40 50-34 16-24 44-14 34 6 46 48z', ink.fade('down', grey.hi, grey.md)),
    path('M190 480q10-18 40-22 30 2 46 22z', grey.dk, 0.5),
    path('M182 462l-44-44-22 18 34 40z', ink.fade('diagonal', ink.metal.hi, ink.metal.dk)),
    line('M126 428l-26-30', ink.wood.md, 12),
  );
}

/** Ceramic tiles leaning in a fan. */
export function tile(ink: Ink): string {
  const { main, accent, second, pale } = ink;
  const glaze = ink.pick([main, second, pale]);
  const mark = glaze === pale ? main : pale;
  const motif = ink.pick(['star', 'arcs'] as const);
  const quarter = (x: number, y: number): string =>
    motif === 'star'
      ? path(`M${x + 60} ${y}l18 42 42 18-42 18-18 42-18-42-42-18 42-18z`, mark.lt) +
        circle(x + 60, y + 60, 16, accent.md) +
        path(
          `M${x} ${y}h30L${x} ${y + 30}zM${x + 120} ${y}v30l-30-30zM${x} ${y + 120}v-30l30 30zM${x + 120} ${y + 120}h-30l30-30z`,
          accent.md,
        )
      : path(`M${x} ${y}h84a84 84 0 0 1-84 84z`, mark.lt) +
        path(`M${x} ${y}h52a52 52 0 0 1-52 52z`, accent.md) +
        path(`M${x + 121} ${y + 121}h-61a60 60 0 0 1 61-61z`, mark.lt) +
        path(`M${x + 121} ${y}h-21l21 21zM${x} ${y + 121}v-21l21 21z`, accent.md);
  return draw(
    ink.shadow(410, 220),
    path('M486 480l40-280 150 24-40 256z', second.dp),
    path('M480 478l40-280 146 22-38 258z', ink.fade('diagonal', second.lt, second.dk)),
    path('M440 480l20-290 190 12-18 278z', pale.dp),
    path('M432 480l20-290 190 12-18 278z', ink.fade('diagonal', '#fff', pale.dk)),
    rect(212, 168, 330, 312, glaze.dp, 6),
    path('M536 172l10 8v296l-10 4z', pale.dk),
    rect(206, 164, 332, 316, ink.fade('diagonal', glaze.lt, glaze.md, glaze.dk), 6),
    ink.clip(
      rect(206, 164, 332, 316, '#000', 6),
      group(
        'translate(212 162) scale(1.333)',
        quarter(0, 0),
        group('translate(240 0) scale(-1 1)', quarter(0, 0)),
        group('translate(0 240) scale(1 -1)', quarter(0, 0)),
        group('translate(240 240) scale(-1 -1)', quarter(0, 0)),
        circle(120, 120, 26, accent.md),
      ),
      path('M206 164h180L206 400z', '#fff', 0.16),
      path('M420 164h40L206 480v-50z', '#fff', 0.14),
    ),
    path('M206 170q0-6 6-6h320q6 0 6 6v2H206z', '#fff', 0.5),
    rect(600, 452, 90, 28, pale.dk, 4),
    rect(596, 448, 90, 16, '#ffffff', 4),
    rect(608, 430, 84, 22, accent.dk, 4),
    rect(606, 426, 84, 14, accent.lt, 4),
  );
}

/** An open bucket of paint with a brush. */
export function paintBucket(ink: Ink): string {
  const { metal, wood, pale } = ink;
  const paint = ink.pick([ink.main, ink.accent, ink.second]);
  return draw(
    ink.shadow(380, 160),
    ink.shadow(610, 80, 484),
    path(drum(380, 210, 150, 230, 42), ink.fade('right', metal.dk, metal.hi, metal.lt, metal.md, metal.dp)),
    path(
      'M230 260a150 42 0 0 0 300 0v130a150 42 0 0 1-300 0z',
      ink.fade('right', paint.dk, paint.lt, paint.md, paint.dp),
    ),
    path('M320 304q30 6 64 6t62-6v92q-30 8-62 8t-64-8z', pale.hi),
    path('M384 322q34 40 22 60-22 18-44 0-12-20 22-60z', paint.md),
    path('M372 372q-6-8 2-26-2 20 10 30-8 2-12-4z', '#fff', 0.6),
    path('M230 428v12a150 42 0 0 0 300 0v-12a150 42 0 0 1-300 0z', metal.dp, 0.5),
    ellipse(380, 210, 158, 46, metal.dp),
    ellipse(380, 206, 158, 45, ink.fade('right', metal.hi, metal.md, metal.hi, metal.dk)),
    ellipse(380, 206, 142, 37, metal.dp),
    ellipse(380, 212, 138, 32, ink.fade('right', paint.dk, paint.lt)),
    ellipse(360, 208, 70, 12, paint.hi, 0.5),
    path(
      'M268 228q-4 16-2 60 0 20 14 20t14-22q0-16 12-14t12 34q0 20 14 18t12-22q-2-26 10-54-50-4-86-20z',
      paint.md,
    ),
    line('M276 250q-4 20-2 40M326 266q2 20 2 40', paint.hi, 5),
    line('M232 226q-70-150 40-166 60-10 160 0 150 20 100 166', metal.dp, 7),
    line('M231 224q-70-150 40-166 60-10 160 0 150 20 100 166', metal.lt, 3),
    rect(330, 44, 90, 20, wood.dk, 8),
    rect(330, 42, 90, 12, wood.lt, 8),
    circle(231, 226, 10, metal.dk),
    circle(529, 226, 10, metal.dk),
    path('M520 486q-14-12 10-18 40-10 90-2 30 8 6 18-50 12-106 2z', paint.md),
    path('M534 478l18-38 66 16-8 34q-40 4-76-12z', paint.lt),
    path('M552 440l22-34 58 22-14 38z', ink.fade('diagonal', wood.hi, wood.dk)),
    path('M574 406l12-28 56 22-10 28z', ink.fade('right', metal.hi, metal.dk)),
    path(
      'M588 378q30-20 40-56l20-40q14-12 24 0 4 14-6 22-26 44-24 96z',
      ink.fade('diagonal', wood.lt, wood.md, wood.dk),
    ),
    circle(662, 292, 5, wood.dp),
  );
}
