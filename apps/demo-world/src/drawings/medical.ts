import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, num, path, rect, stitch, times } from './shapes.ts';

/** A respirator mask. */
export function mask(ink: Ink): string {
  const { pale, metal } = ink;
  const cloth = ink.pick([ink.ramp(0.96, 0.008, 230), ink.ramp(0.82, 0.05, 215), ink.main]);
  const shape =
    'M196 260q90-20 150-62 54-30 108 0 60 42 150 62 10 110-52 152-60 50-152 60-92-10-152-60-62-42-52-152z';
  return draw(
    ink.shadow(400, 170),
    line('M214 280Q90 250 110 330t130 76', pale.dp, 9),
    line('M214 278Q90 248 110 328t130 76', '#fff', 5),
    line('M586 280Q710 250 690 330t-130 76', pale.dp, 9),
    line('M586 278Q710 248 690 328t-130 76', '#fff', 5),
    path(shape, cloth.dp),
    group(
      'translate(0 -5)',
      ink.clip(
        path(shape, '#000'),
        path(shape, ink.fade('down', cloth.hi, cloth.lt, cloth.md)),
        path('M400 180q160 40 220 80v220H400q60-140 0-300z', cloth.dk, 0.5),
        path('M180 268q120 40 220 30t220-30v20q-120 40-220 30t-220-30z', cloth.dk, 0.5),
        path('M180 256q120 40 220 30t220-30v12q-120 40-220 30t-220-30z', cloth.hi),
        path('M200 352q110 30 200 20t200-20v16q-110 34-200 24t-200-24z', cloth.dk, 0.5),
        path('M200 342q110 30 200 20t200-20v10q-110 34-200 24t-200-24z', cloth.hi),
        stitch(
          'M204 262q92-20 150-60 46-24 92 0 58 40 150 60 6 96-50 140-60 46-146 58-86-12-146-58-56-44-50-140z',
          cloth.dk,
          3,
          '4 7',
        ),
      ),
    ),
    line('M340 222q60-40 120 0', metal.dp, 14),
    line('M340 219q60-40 120 0', metal.hi, 9),
    circle(478, 350, 48, cloth.dp),
    circle(475, 346, 47, ink.fade('diagonal', '#fff', pale.dk)),
    circle(475, 346, 34, pale.dp),
    circle(475, 346, 31, ink.accent.md),
    bar(
      times(4, (at) => `M447 ${331 + at * 10}h56`),
      ink.accent.dp,
      4,
    ),
    line('M240 290q-6 60 30 96', '#fff', 6, 0.6),
    rect(216, 268, 16, 22, metal.lt, 4),
    rect(568, 268, 16, 22, metal.lt, 4),
  );
}

/** An adjustable hospital bed. */
export function hospitalBed(ink: Ink): string {
  const { main, metal, dark, accent, pale } = ink;
  const head = ink.vary(-34, -20);
  const wheel = (x: number): string =>
    draw(
      rect(x - 6, 436, 12, 20, metal.dk),
      circle(x, 462, 18, dark.dk),
      circle(x, 462, 12, dark.lt),
      circle(x, 462, 5, metal.hi),
    );
  return draw(
    ink.shadow(400, 260),
    rect(190, 418, 430, 18, ink.fade('down', metal.hi, metal.dk), 6),
    line('M300 420L420 352M420 420L300 352M440 420l110-66M550 420l-110-66', metal.dk, 10),
    line('M300 417L420 349M440 417l110-66', metal.hi, 4),
    wheel(214),
    wheel(596),
    rect(616, 232, 22, 190, ink.fade('right', metal.hi, metal.dk), 6),
    rect(596, 220, 40, 118, ink.fade('right', main.lt, main.dk), 12),
    rect(604, 234, 22, 84, main.hi, 8, 0.5),
    rect(166, 336, 462, 20, ink.fade('down', metal.hi, metal.dk), 6),
    group(
      `rotate(${num(-head)} 350 322)`,
      rect(150, 328, 206, 16, metal.dk, 6),
      rect(146, 296, 212, 34, ink.fade('down', '#fff', pale.md, pale.dk), 12),
      path('M156 296q-6-36 30-36h60q36 0 34 36z', ink.fade('down', '#fff', pale.dk)),
      line('M172 282q4-12 20-12', '#fff', 4),
    ),
    rect(340, 300, 268, 36, ink.fade('down', '#fff', pale.md, pale.dk), 12),
    path('M352 300q0-26 30-26h206q24 0 24 26v56q-130 16-260 0z', ink.fade('down', main.lt, main.md, main.dk)),
    path('M352 300q0-26 30-26h36q-26 4-24 26v58q-20 0-42-2z', main.hi),
    line('M470 290q-6 30 4 60M540 290q-6 30 4 60', main.dk, 4, 0.6),
    line('M380 316v-42h160v42m-120-42v42m40-42v42m40-42v42', metal.dp, 9),
    line('M379 315v-42h160v42m-120-42v42m40-42v42m40-42v42', metal.hi, 5),
    path('M150 420V212q0-14 12-14h10q12 0 12 14v208z', ink.fade('right', main.lt, main.dk)),
    line('M660 480V110', metal.dk, 8),
    line('M658 478V110', metal.hi, 3),
    line('M640 120q0-14 20-14t20 14M632 480h56', metal.dk, 6),
    rect(670, 128, 34, 58, '#ffffff', 8, 0.8),
    path('M670 152h34v26q0 8-8 8h-18q-8 0-8-8z', accent.lt, 0.9),
    line('M686 186q4 80-40 110t-60 0', accent.md, 3),
  );
}

/** A stethoscope, coiled on the floor. */
export function stethoscope(ink: Ink): string {
  const { metal, dark } = ink;
  const tube = ink.pick([ink.main, ink.accent, ink.second]);
  const hose = 'M400 306q0 70-66 96-70 20-70 50 4 34 130 30 150-4 190-60 28-44-20-76';
  return draw(
    ink.shadow(400, 190, 486),
    line('M318 116q-40 120 82 176 122-56 82-176', metal.dp, 14),
    line('M316 114q-38 118 82 174 122-54 82-174', metal.hi, 8),
    line('M310 210q20 66 90 94 70-28 90-94', tube.dp, 24),
    line('M308 206q20 66 90 94 70-28 90-94', tube.md, 18),
    line('M306 210q18 58 70 82', tube.hi, 5),
    line(hose, tube.dp, 26),
    line(hose, tube.md, 20),
    line('M396 316q-6 54-64 78-70 22-74 52m24 26q40 12 120 6', tube.hi, 6),
    rect(384, 282, 32, 48, tube.dk, 12),
    rect(384, 280, 26, 46, tube.lt, 12),
    line('M318 116l10-22M482 116l-10-22', metal.dk, 12),
    ellipse(332, 88, 18, 13, dark.dk),
    ellipse(330, 85, 14, 9, dark.lt),
    ellipse(468, 88, 18, 13, dark.dk),
    ellipse(466, 85, 14, 9, dark.lt),
    line('M562 352l-16-24', metal.dk, 16),
    circle(532, 292, 66, metal.dp),
    circle(528, 288, 65, ink.fade('diagonal', metal.hi, metal.md, metal.dp)),
    circle(528, 288, 53, tube.dk),
    circle(528, 288, 48, ink.fade('diagonal', '#fff', ink.pale.dk)),
    circle(528, 288, 34, ink.pale.lt),
    path('M528 308q-30-20-22-36 12-14 22 2 10-16 22-2 8 16-22 36z', tube.md),
    path('M474 268a58 58 0 0 1 40-36l4 10a48 48 0 0 0-34 30z', '#fff', 0.8),
  );
}

/** A laboratory microscope. */
export function microscope(ink: Ink): string {
  const { main, metal, dark, accent, pale } = ink;
  const body = ink.pick([pale, main]);
  return draw(
    ink.shadow(410, 160),
    path('M270 480q-8-30 26-34h220q40 4 36 34z', ink.fade('down', body.lt, body.md, body.dp)),
    rect(270, 470, 282, 10, dark.md, 3),
    path(
      'M440 446q70-30 70-110 0-70-60-100l18-50q96 40 98 150 0 80-46 114z',
      ink.fade('right', body.lt, body.md, body.dp),
    ),
    path('M560 336q0 80-40 110h-20q50-40 46-110 0-90-80-136l4-12q90 44 90 148z', body.dk, 0.6),
    rect(290, 366, 180, 20, dark.dk, 4),
    rect(290, 362, 180, 10, dark.lt, 4),
    rect(322, 354, 90, 9, '#ffffff', 2, 0.85),
    rect(352, 354, 24, 9, accent.md, 2),
    rect(346, 386, 56, 26, dark.md, 4),
    ellipse(374, 444, 46, 12, metal.dk),
    ellipse(374, 440, 46, 12, metal.hi),
    ellipse(374, 440, 30, 7, ink.tone(0.95, 0.09, 95)),
    path('M358 414h32l10 24h-52z', ink.tone(0.95, 0.09, 95), 0.5),
    group(
      'rotate(-20 420 240)',
      path('M376 292h24l-4 48h-16z', ink.fade('right', metal.hi, metal.dp)),
      rect(374, 318, 28, 8, accent.md),
      path('M408 292h26l-4 64h-18z', ink.fade('right', metal.hi, metal.dp)),
      rect(406, 322, 30, 8, ink.second.md),
      path('M442 292h24l-4 44h-16z', ink.fade('right', metal.hi, metal.dp)),
      path('M366 276h110v10q0 10-12 10h-86q-12 0-12-10z', ink.fade('right', metal.hi, metal.dk)),
      rect(382, 180, 78, 98, ink.fade('right', body.hi, body.md, body.dp), 10),
      rect(382, 244, 78, 14, main.md),
      rect(396, 110, 50, 76, ink.fade('right', metal.hi, metal.md, metal.dp), 5),
      rect(390, 74, 62, 44, ink.fade('right', dark.lt, dark.md, dark.dp), 8),
      ellipse(421, 76, 30, 6, dark.lt),
      rect(394, 128, 54, 10, dark.md),
    ),
    circle(512, 352, 34, dark.dp),
    circle(508, 349, 33, ink.fade('diagonal', dark.lt, dark.dk)),
    circle(508, 349, 19, ink.fade('diagonal', metal.hi, metal.dk)),
    circle(484, 424, 13, metal.dk),
    circle(482, 422, 11, metal.hi),
    line('M300 462h60', accent.md, 6),
  );
}
