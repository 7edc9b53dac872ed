import type { Ramp } from './colour.ts';
import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, path, rect } from './shapes.ts';
import { drum } from './solids.ts';

/** An open jar of cream with its lid. */
export function creamJar(ink: Ink): string {
  const { main, accent, pale } = ink;
  const glass = ink.pick([main, pale, ink.ramp(0.82, 0.05, 30)]);
  const lid = ink.pick([ink.ramp(0.8, 0.08, 80), ink.metal, accent]);
  const cream = ink.ramp(0.97, 0.012, 80);
  return draw(
    ink.shadow(370, 170),
    ink.shadow(590, 70, 476),
    path(drum(370, 300, 156, 140, 46), ink.fade('right', glass.dk, glass.hi, glass.lt, glass.md, glass.dk)),
    path('M214 400v40a156 46 0 0 0 312 0v-40a156 46 0 0 1-312 0z', glass.dp, 0.35),
    path('M232 330q4 70 8 128 10 6 24 10-8-60-8-126z', '#fff', 0.5),
    path('M214 346a156 46 0 0 0 312 0v64a156 46 0 0 1-312 0z', pale.hi),
    path('M470 382a156 46 0 0 0 56-36v64a156 46 0 0 1-56 36z', pale.dk, 0.6),
    bar('M330 411q40 3 80 0', glass === pale ? accent.md : main.md, 10),
    bar('M306 427q64 6 128 0', pale.dk, 5),
    path(drum(370, 274, 144, 26, 42), ink.fade('right', glass.md, glass.hi, glass.lt, glass.dk)),
    ellipse(370, 274, 144, 42, glass.hi),
    ellipse(370, 276, 128, 35, cream.dk),
    ellipse(370, 272, 126, 33, cream.md),
    path(
      'M290 272q20-36 80-26 60 12 30 28-30 12-46-2 0-12 16-10-40-12-46 12 10 28 60 24 60-4 76-26 20 20-20 32-100 14-150-32z',
      cream.hi,
    ),
    path('M300 264q20-26 70-18-50-6-60 24 10 18 40 24-44-6-50-30z', cream.dk, 0.7),
    path('M374 222q24 8 30 30-20 14-46 4 20-10 16-34z', cream.hi),
    path('M384 228q16 8 20 24-8 8-22 8 8-14 2-32z', cream.dk, 0.7),
    path(drum(596, 434, 106, 34, 32), ink.fade('right', lid.dk, lid.hi, lid.lt, lid.md, lid.dp)),
    ellipse(596, 434, 106, 32, ink.fade('diagonal', lid.hi, lid.md)),
    ellipse(596, 434, 88, 26, ink.fade('diagonal', lid.md, lid.hi)),
  );
}

/** A pump bottle. */
export function bottle(ink: Ink): string {
  const { pale, accent, dark, main } = ink;
  const body = ink.pick([main, ink.ramp(0.62, 0.1, 60), ink.second]);
  const cap = ink.pick([dark, pale, ink.ramp(0.8, 0.08, 80)]);
  return draw(
    ink.shadow(385, 110),
    ink.shadow(545, 50),
    path(
      'M500 480V330q0-14 14-14h58q14 0 14 14v150z',
      ink.fade('right', accent.lt, accent.hi, accent.md, accent.dk),
    ),
    rect(514, 270, 58, 48, ink.fade('right', cap.lt, cap.hi, cap.md, cap.dp), 5),
    rect(500, 370, 86, 66, pale.hi, 0, 0.9),
    bar('M516 390h40m-40 14h54m-54 12h30', accent.dk, 5),
    path(
      'M286 480V270q0-50 60-56h76q60 6 60 56v210z',
      ink.fade('right', body.dk, body.lt, body.md, body.md, body.dp),
    ),
    path('M300 466V276q2-34 36-44-14 30-14 60v174z', '#fff', 0.35),
    path('M462 470V280q-2-30-20-44 34 8 34 40v194z', body.dp, 0.5),
    rect(286, 300, 196, 132, pale.hi),
    path('M450 300h32v132h-32z', pale.dk, 0.6),
    path('M384 316q26 20 0 50-26-30 0-50z', body.md),
    path('M350 330q34 2 34 38-36-4-34-38zM418 330q-34 2-34 38 36-4 34-38z', body.lt),
    bar('M336 388h96', body.dk, 8),
    bar('M346 404h76m-62 12h48', pale.dp, 5),
    rect(346, 178, 76, 40, ink.fade('right', cap.lt, cap.hi, cap.md, cap.dp), 6),
    bar('M358 182v32m12-32v32m12-32v32m12-32v32m12-32v32', cap.dk, 2),
    rect(374, 138, 20, 42, ink.fade('right', cap.hi, cap.dk)),
    path(
      'M352 112h62q14 0 14 14v14h-88q-4 0-18 20l-14-6q10-42 44-42z',
      ink.fade('down', cap.hi, cap.md, cap.dk),
    ),
    path('M286 470h196v10H286z', body.dp, 0.5),
  );
}

/** A stack of soap bars. */
export function soap(ink: Ink): string {
  const { accent, main, second } = ink;
  const milk = ink.ramp(0.93, 0.03, 80);
  const cakes = ink.pick([
    [milk, main, accent],
    [second, milk, accent],
    [accent, milk, main],
  ] as const);
  const cake = (x: number, y: number, w: number, ramp: Ramp): string =>
    draw(
      rect(x, y - 30, w, 116, ramp.dk, 30),
      rect(x + 3, y - 29, w - 6, 60, ink.fade('down', ramp.hi, ramp.lt), 28),
      path(
        `M${x} ${y}v54q0 32 32 32h${w - 64}q32 0 32-32V${y}q0 26-32 26H${x + 32}q-32 0-32-26z`,
        ink.fade('right', ramp.lt, ramp.md, ramp.dk),
      ),
      rect(x + w * 0.3, y - 20, w * 0.4, 30, ramp.md, 15, 0.45),
      line(`M${x + 16} ${y + 34}v24`, '#fff', 6, 0.4),
    );
  return draw(
    ink.shadow(400, 220),
    cake(206, 394, 388, cakes[0]),
    cake(240, 294, 328, cakes[1]),
    cake(226, 194, 328, cakes[2]),
    path('M350 164h84v56h-84z', ink.pale.hi),
    path('M350 220h84v60h-84z', ink.pale.md),
    bar('M364 244h56m-46 14h36', cakes[2].dk, 6),
    circle(392, 192, 10, cakes[2].md),
    path('M606 480q-6-60 40-104 26 60-26 104z', ink.tone(0.6, 0.08, 150)),
    path('M620 480q10-44 70-60-2 52-56 60z', ink.tone(0.7, 0.09, 145)),
    line('M616 476q4-50 28-88M624 478q30-30 56-48', ink.tone(0.48, 0.07, 150), 3),
    circle(182, 466, 14, '#fff', 0.6),
    circle(160, 452, 8, '#fff', 0.6),
    circle(178, 462, 5, '#fff'),
  );
}
