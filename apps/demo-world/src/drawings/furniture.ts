import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, path, rect } from './shapes.ts';
import { box } from './solids.ts';

/** An upholstered chair on wooden legs. */
export function chair(ink: Ink): string {
  const cloth = ink.pick([ink.main, ink.accent, ink.second]);
  const wood = ink.pick([ink.wood, ink.ramp(0.45, 0.06, 50)]);
  return draw(
    ink.shadow(400, 140),
    line('M322 370l-10 96M492 366l18 92', wood.dp, 13),
    line('M300 380l-26 98M520 380l30 98', wood.dk, 17),
    line('M297 380l-26 98M517 380l30 98', wood.lt, 7),
    path('M300 300Q276 180 290 130q6-22 30-24 80-8 160 0 24 2 30 24 14 50-10 170z', cloth.dp),
    path(
      'M296 300Q270 180 284 128q6-20 28-22 80-8 160 0 22 2 28 22 14 52-8 172z',
      ink.fade('right', cloth.lt, cloth.md, cloth.dk),
    ),
    path('M320 290q-18-90-10-140 2-14 16-16 66-6 132 0 14 2 16 16 8 50-10 140z', cloth.dk, 0.5),
    line('M346 140q-10 70 4 150M392 136v154M438 140q10 70-4 150', cloth.dp, 3, 0.6),
    line('M298 134q6-12 22-14 60-6 110-4', '#fff', 5, 0.4),
    path('M250 330q-2-34 34-40 110-14 234 0 36 6 34 40-2 44-40 50-110 10-222 0-38-6-40-50z', cloth.dp),
    path(
      'M252 322q0-30 34-36 110-14 230 0 34 6 34 36-2 36-38 40-112 10-222 0-36-4-38-40z',
      ink.fade('down', cloth.hi, cloth.lt, cloth.md),
    ),
    path('M250 330q4 36 40 40 112 10 222 0 36-4 40-40 2 44-40 54-110 12-222 0-42-10-40-54z', cloth.dk),
    line('M278 306q20-8 60-10', '#fff', 5, 0.5),
    line('M250 262q-24 0-22 26l4 62', wood.dk, 15),
    line('M552 262q24 0 22 26l-4 62', wood.dk, 15),
    line('M270 262q-44-6-44 26l4 60', wood.lt, 6),
    line('M280 264h-30M522 264h30', wood.md, 13),
  );
}

/** A dining table with a vase. */
export function table(ink: Ink): string {
  const wood = ink.pick([ink.wood, ink.ramp(0.45, 0.06, 50), ink.ramp(0.86, 0.03, 80)]);
  const { accent, main } = ink;
  const leaf = ink.ramp(0.58, 0.08, 145);
  return draw(
    ink.shadow(400, 260),
    path('M260 316l20 0-10 130h-12zM522 316h20l4 130h-12z', wood.dp),
    path('M150 290l80-56h340l80 56z', ink.fade('right', wood.hi, wood.lt, wood.md)),
    line('M196 276h420M240 256h330M300 242h240', wood.md, 2.5, 0.7),
    rect(146, 288, 508, 24, ink.fade('right', wood.lt, wood.md, wood.dk), 4),
    rect(146, 288, 508, 5, wood.hi, 2),
    path('M186 312h428v24H186z', wood.dp),
    path('M176 312h38l-14 168h-20zM586 312h38l-4 168h-20z', ink.fade('right', wood.hi, wood.md, wood.dk)),
    ellipse(400, 270, 60, 11, wood.dp, 0.5),
    line('M400 190q-6-50-40-84M402 190q6-60 24-100M404 190q20-30 50-46', leaf.dp, 4),
    path(
      'M360 106q-34-4-40-34 36 2 40 34zM384 140q-36 4-50-18 30-14 50 18zM426 92q-12-30 8-50 20 26-8 50zM420 126q34-4 38-32-34 4-38 32zM454 144q34 4 44-22-30-10-44 22zM398 160q-24-6-24-30 26 6 24 30z',
      ink.fade('down', leaf.lt, leaf.md),
    ),
    path(
      'M378 186h46q-6 20 16 44 14 30-14 42h-50q-28-12-14-42 22-24 16-44z',
      ink.fade('right', accent.lt, accent.md, accent.dk),
    ),
    ellipse(401, 186, 23, 5, accent.dp),
    path('M490 262a26 10 0 0 0 60 0z', main.dk),
    path('M484 246h72q0 24-36 24t-36-24z', ink.fade('right', main.lt, main.dk)),
    ellipse(520, 246, 36, 7, main.hi),
    ellipse(520, 247, 29, 5, main.dp),
  );
}

/** A two-seat sofa. */
export function sofa(ink: Ink): string {
  const cloth = ink.pick([ink.main, ink.second, ink.accent, ink.ramp(0.7, 0.02, 80)]);
  const { accent, pale, wood } = ink;
  const pillow = cloth === accent ? pale : accent;
  return draw(
    ink.shadow(400, 290),
    path('M196 446h18l-8 34h-12zM586 446h18l8 34h-14zM290 446h14v30h-10zM500 446h14l-4 30h-10z', wood.dp),
    path('M180 300V220q0-50 50-50h340q50 0 50 50v80z', cloth.dp),
    path('M196 446V230q0-40 40-40h328q40 0 40 40v216z', cloth.dp),
    path('M196 330V226q0-44 44-44h156v148z', ink.fade('diagonal', cloth.lt, cloth.md, cloth.dk)),
    path('M404 330V182h156q44 0 44 44v104z', ink.fade('diagonal', cloth.lt, cloth.md, cloth.dk)),
    line('M214 224q4-26 30-26h120M424 198h120', '#fff', 5, 0.35),
    path('M206 346q0-24 24-24h150q16 0 16 18v52H206z', ink.fade('down', cloth.hi, cloth.lt, cloth.md)),
    path('M404 340q0-18 16-18h150q24 0 24 24v46H404z', ink.fade('down', cloth.hi, cloth.lt, cloth.md)),
    path('M190 392h420v44q0 14-14 14H204q-14 0-14-14z', ink.fade('down', cloth.md, cloth.dk)),
    path('M190 392h420v8H190z', cloth.dp, 0.7),
    path('M130 292q0-34 36-34t40 34v158h-54q-16 0-16-16z', ink.fade('right', cloth.lt, cloth.md, cloth.dk)),
    path('M670 292q0-34-36-34t-40 34v158h54q16 0 16-16z', ink.fade('right', cloth.lt, cloth.md, cloth.dp)),
    line('M142 290q4-22 26-22', '#fff', 5, 0.4),
    path('M220 330l-10-86q0-10 10-10l86-8q10 0 10 10l6 84q0 10-10 10l-80 10q-12 0-12-10z', pillow.dp),
    path(
      'M216 328l-10-86q0-10 10-10l86-8q10 0 10 10l6 84q0 10-10 10l-80 10q-12 0-12-10z',
      ink.fade('diagonal', pillow.hi, pillow.md),
    ),
    line('M224 250l74 70m-70-36l34 36m-2-84l44 44', pillow.dk, 4, 0.6),
    path('M560 260q60-10 90 4l10 96q-40 14-70 4-10-60-30-104z', pale.lt),
    path('M590 260q40-4 60 4l10 96q-20 8-40 8-4-70-30-108z', pale.dk, 0.7),
    line('M598 358v16m12-14v16m12-16v16m12-18v16m12-20v16', pale.md, 4),
  );
}

/** A sideboard. */
export function cabinet(ink: Ink): string {
  const wood = ink.pick([ink.wood, ink.ramp(0.45, 0.06, 50), ink.ramp(0.9, 0.015, 80)]);
  const front = ink.pick([ink.main, wood, ink.second]);
  const brass = ink.ramp(0.8, 0.1, 85);
  const { accent, pale, dark } = ink;
  const leaf = ink.ramp(0.55, 0.08, 148);
  return draw(
    ink.shadow(415, 240),
    path('M206 440l-14 40h12l18-40zM560 440l12 40h12l-10-40zM610 420l14 36h8l-10-40z', wood.dp),
    box(180, 236, 400, 210, 70, wood, wood.lt),
    rect(192, 248, 376, 186, wood.dp),
    rect(194, 250, 122, 182, ink.fade('diagonal', front.lt, front.md)),
    rect(320, 250, 122, 58, ink.fade('diagonal', front.lt, front.md)),
    rect(320, 312, 122, 58, ink.fade('diagonal', front.lt, front.md)),
    rect(320, 374, 122, 58, ink.fade('diagonal', front.lt, front.md)),
    rect(446, 250, 120, 182, ink.fade('diagonal', front.md, front.dk)),
    rect(206, 262, 98, 158, front.hi, 0, 0.18),
    rect(458, 262, 96, 158, front.hi, 0, 0.18),
    line('M300 330v26M462 330v26M366 279h30m-30 62h30m-30 62h30', brass.dp, 8),
    line('M300 328v26M462 328v26M366 277h30m-30 62h30m-30 62h30', brass.lt, 5),
    ellipse(270, 222, 44, 7, wood.dp, 0.5),
    path(
      'M262 190q-30-50-20-90 30 30 20 90zM268 190q-6-70 24-104 16 60-24 104zM274 192q6-50 50-60-2 50-50 60zM258 194q-40-8-56-40 46-8 56 40z',
      ink.fade('down', leaf.lt, leaf.dk),
    ),
    path('M236 184h66l-10 40h-46z', ink.fade('right', pale.hi, pale.dk)),
    path('M420 218l4-94h84l4 94z', dark.md),
    rect(424, 126, 82, 88, pale.hi),
    path('M424 214v-34l24-28 24 34 14-14 20 24v18z', accent.md),
    circle(484, 150, 9, accent.lt),
    rect(536, 204, 70, 12, ink.second.md, 2),
    rect(542, 192, 60, 12, accent.md, 2),
    rect(538, 181, 54, 11, ink.main.lt, 2),
  );
}

/** A table lamp. */
export function lamp(ink: Ink): string {
  const { accent, main, metal, wood } = ink;
  const shade = ink.pick([ink.ramp(0.92, 0.05, 88), accent, main]);
  const foot = ink.pick([main, wood, accent, metal]);
  const glow = ink.tone(0.97, 0.06, 95);
  return draw(
    ink.shadow(400, 110),
    ellipse(400, 478, 190, 24, glow, 0.6),
    path('M300 480q-6-16 24-20h152q30 4 24 20z', ink.fade('right', foot.lt, foot.md, foot.dp)),
    path(
      'M386 290h28v60q0 14 20 26 40 26 32 54-10 30-66 32-56-2-66-32-8-28 32-54 20-12 20-26z',
      ink.fade('right', foot.dk, foot.lt, foot.md, foot.dk, foot.dp),
    ),
    path('M350 420q0-20 24-34-10 20-8 44 2 10 8 18-22-8-24-28z', '#fff', 0.45),
    rect(380, 284, 40, 16, metal.dk, 4),
    path(
      'M326 112h148l70 170q-144 36-288 0z',
      ink.fade('right', shade.dk, shade.hi, shade.lt, shade.md, shade.dk),
    ),
    path('M256 282q144 36 288 0l-10-24q-134 34-268 0z', glow, 0.55),
    ellipse(400, 112, 74, 11, shade.dk),
    ellipse(400, 113, 60, 7, glow),
    path('M252 280q148 38 296 0v8q-148 40-296 0z', shade.dp, 0.6),
    path('M326 114q74 20 148 0v8q-74 20-148 0z', shade.dp, 0.35),
    bar('M346 124l-40 166m80-164l-14 174m42-174l14 174m26-176l40 166', shade.dk, 2, 0.4),
    line('M470 312v56', metal.dp, 3),
    circle(470, 374, 6, accent.md),
    line('M500 476q60-4 110 4', ink.dark.lt, 5),
  );
}
