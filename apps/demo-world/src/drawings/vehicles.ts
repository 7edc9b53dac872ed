import type { Ink } from './ink.ts';
import { bar, circle, cog, draw, ellipse, group, line, num, path, rect, times } from './shapes.ts';
import { box } from './solids.ts';

function tyre(ink: Ink, x: number, y: number, r: number, rim: string, lugs = 0): string {
  const { dark, metal } = ink;
  return draw(
    lugs > 0 && path(cog(x, y, r, r * 0.91, lugs), dark.dp),
    circle(x, y, lugs > 0 ? r * 0.93 : r, dark.dk),
    circle(x, y, r * 0.8, dark.md),
    circle(x, y, r * 0.58, dark.dp),
    circle(x, y, r * 0.54, rim),
    circle(x + r * 0.04, y + r * 0.05, r * 0.4, dark.dp, 0.35),
    circle(x, y, r * 0.22, metal.md),
    circle(x - r * 0.03, y - r * 0.03, r * 0.14, metal.hi),
  );
}

/** A tracked excavator. */
export function excavator(ink: Ink): string {
  const { dark, metal, pale } = ink;
  const body = ink.pick([ink.ramp(0.79, 0.145, 80), ink.accent, ink.main]);
  const glass = ink.ramp(0.78, 0.04, 225);
  const reach = ink.vary(-4, 6);
  return draw(
    ink.shadow(470, 190),
    ink.shadow(215, 60),
    group(
      `rotate(${num(reach)} 440 330)`,
      path(
        'M430 350L330 176q-12-26-40-22l-24 14-8 30 40 4 84 164z',
        ink.fade('diagonal', body.lt, body.md, body.dk),
      ),
      line('M306 196l84 150', body.dp, 5),
      line('M424 336L330 230', metal.dp, 15),
      line('M372 276L322 220', metal.hi, 8),
      path('M262 150l34 16-44 178-34 22-18-24z', ink.fade('right', body.lt, body.dk)),
      line('M300 150L252 190', metal.dp, 13),
      line('M272 172l-30 62', metal.hi, 7),
      circle(284, 168, 12, dark.md),
      circle(284, 168, 6, metal.lt),
      path(
        'M196 342l44 14q18 60-14 106l-80 10q-6-8 4-16 46-40 46-114z',
        ink.fade('diagonal', dark.lt, dark.dk),
      ),
      path('M146 472l-14 6 4-16 12-4 6 16 6-14 10-2 2 14 8-14 10-2 0 14 8-14 12-2-2 16z', metal.md),
      circle(222, 354, 9, metal.lt),
    ),
    rect(350, 410, 270, 70, dark.dp, 35),
    rect(358, 418, 254, 54, dark.lt, 27),
    bar(
      times(19, (at) => `M${372 + at * 13} 408v8m0 58v8`),
      dark.dk,
      7,
    ),
    times(
      5,
      (at) =>
        circle(392 + at * 46, 446, 19, dark.dk) +
        circle(391 + at * 46, 444, 15, metal.md) +
        circle(391 + at * 46, 444, 5, dark.md),
    ),
    rect(420, 388, 130, 24, dark.md, 4),
    path('M372 390v-40q0-12 12-12h60v-30h150q50 0 54 40v42z', ink.fade('down', body.lt, body.md, body.dk)),
    path('M580 308h14q50 0 54 40v42h-50q6-50-18-82z', body.dk),
    rect(520, 330, 64, 34, dark.md, 4),
    bar('M526 338h52m-52 9h52m-52 9h52', dark.dp, 3),
    path('M376 344l14-126q2-14 16-14h84q12 0 12 12v128z', ink.fade('diagonal', body.lt, body.md)),
    path('M388 336l12-108q2-10 10-10h34v118z', ink.fade('diagonal', glass.hi, glass.dk)),
    path('M456 218h26q6 0 6 6v74h-32z', ink.fade('diagonal', glass.lt, glass.dp)),
    path('M396 330l20-110h14l-22 116z', '#fff', 0.5),
    path('M384 340h118v10H384z', body.dp),
    rect(560, 286, 18, 24, dark.md, 3),
    rect(386, 198, 120, 10, dark.md, 5),
    circle(400, 194, 6, pale.hi),
    bar('M372 374h276', dark.md, 6),
  );
}

/** A farm tractor. */
export function tractor(ink: Ink): string {
  const { dark, metal, accent } = ink;
  const body = ink.pick([ink.main, ink.second, ink.accent]);
  const rim = body === accent ? ink.main.md : accent.md;
  const glass = ink.ramp(0.82, 0.035, 220);
  return draw(
    ink.shadow(330, 120),
    ink.shadow(575, 80),
    path('M430 400h170v34H430z', dark.dk),
    rect(438, 150, 12, 110, dark.md, 4),
    rect(434, 182, 20, 56, dark.lt, 6),
    path('M260 340l20-180q2-16 18-16h120q14 0 18 14l36 130v80H260z', dark.dk),
    path('M286 290l16-118q2-8 10-8h52v150h-74z', ink.fade('diagonal', glass.hi, glass.md)),
    path('M374 164h34q8 0 10 8l34 118v24h-78z', ink.fade('diagonal', glass.lt, glass.dk)),
    path('M312 300l40-136h12v20l-34 116z', '#fff', 0.45),
    line('M396 286l24-30', dark.dp, 7),
    path('M330 314v-40q0-12 12-12h10q8 0 8 10v42z', dark.md),
    path('M266 148q0-16 16-16h146q14 0 20 16z', body.md),
    path('M266 148q0-16 16-16h146l4 4H290q-10 0-12 12z', body.hi),
    path('M426 290l180 14q26 4 28 30l6 66q-4 14-24 14H440z', ink.fade('down', body.lt, body.md, body.dk)),
    path('M426 290l180 14q16 3 23 14l-203-14z', body.hi),
    path('M600 324l34 6 4 70h-38z', dark.md),
    bar('M604 344h32m-32 14h34m-34 14h34m-34 14h34', dark.dp, 4),
    circle(616, 318, 7, '#fff'),
    path('M470 330h100v46H470z', dark.md),
    bar('M480 340h80m-80 10h80m-80 10h80', dark.dp, 4),
    line('M452 316h150', accent.md, 6),
    path('M190 330q20-98 140-98t138 110v30h-60q0-80-84-80t-94 60z', ink.fade('down', body.lt, body.dk)),
    path('M190 330q20-98 140-98 50 0 84 20-130-20-186 78z', body.hi),
    rect(420, 380, 60, 12, metal.dk, 3),
    rect(426, 404, 50, 10, metal.dk, 3),
    tyre(ink, 324, 366, 114, rim, 22),
    tyre(ink, 574, 408, 72, rim, 18),
  );
}

/** A counterbalance forklift lifting a pallet. */
export function forklift(ink: Ink): string {
  const { dark, metal, wood, accent } = ink;
  const body = ink.pick([ink.ramp(0.76, 0.15, 68), ink.main, accent]);
  const load = ink.vary(-60, 20);
  return draw(
    ink.shadow(490, 150),
    ink.shadow(250, 90),
    bar('M410 130l90 0 54 170', dark.dk, 14),
    bar('M406 124l-8 220', dark.dk, 12),
    line('M392 122h124', dark.md, 14),
    path('M440 330v-70q0-10 10-10h14q10 0 10 10v40h40v30z', dark.md),
    line('M424 300l-24-40m-14 4l26-10', dark.dp, 7),
    path(
      'M366 340h90l16-26h96q58 0 66 54l4 62q0 16-14 16H390q-24 0-24-24z',
      ink.fade('diagonal', body.lt, body.md, body.dk),
    ),
    path('M560 314q68-4 74 54l4 62q0 16-14 16h-40q14-70-24-132z', body.dp),
    rect(480, 352, 74, 34, body.dk, 4),
    bar('M488 362h58m-58 8h58m-58 8h58', body.dp, 3),
    bar('M368 380h60', dark.md, 8),
    rect(342, 92, 14, 376, ink.fade('right', metal.lt, dark.md)),
    rect(322, 106, 16, 362, ink.fade('right', metal.hi, metal.dk)),
    bar('M330 110v356', dark.md, 3),
    rect(316, 92, 46, 14, dark.md, 3),
    rect(318, 452, 46, 14, dark.md, 3),
    group(
      `translate(0 ${num(load)})`,
      rect(302, 330, 22, 118, dark.md, 3),
      rect(300, 352, 54, 12, dark.dk),
      rect(300, 408, 54, 12, dark.dk),
      path('M324 440v10H170l-6-5 6-5z', dark.dp),
      path('M172 424h126v10H172zM176 434h18v8h-18zM226 434h18v8h-18zM276 434h18v8h-18z', wood.dk),
      rect(172, 420, 126, 7, wood.lt),
      box(178, 344, 58, 76, 18, wood),
      box(240, 344, 54, 76, 14, wood, ink.fade('down', wood.lt, wood.md)),
      box(190, 276, 82, 60, 20, wood, ink.fade('down', wood.lt, wood.md)),
      rect(224, 276, 14, 60, accent.md),
      rect(200, 344, 12, 76, wood.dk),
    ),
    tyre(ink, 404, 430, 50, body.dk),
    tyre(ink, 574, 436, 44, body.dk),
    circle(524, 118, 9, accent.md),
    ellipse(404, 140, 5, 8, '#fff'),
  );
}
