import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, hoop, line, num, path, rect, times } from './shapes.ts';
import { log } from './solids.ts';

function hanger(ink: Ink): string {
  const { metal, wood } = ink;
  return draw(
    line('M400 128V112q24-8 20-28t-26-18-20 20', metal.dp, 7),
    line('M399 126V111q24-8 20-27t-25-18-19 20', metal.lt, 4),
    line('M300 172Q380 128 400 128T500 172', wood.dk, 13),
    line('M302 168Q380 126 400 126T498 168', wood.lt, 5),
  );
}

/** A shirt on a hanger. */
export function shirt(ink: Ink): string {
  const { accent, metal } = ink;
  const cloth = ink.pick([ink.main, ink.second, ink.ramp(0.9, 0.02, 240), ink.ramp(0.78, 0.06, 250)]);
  const striped = ink.pick([true, false]);
  const body =
    'M330 140q-70 20-94 56l-58 170 66 26 38-84 4 150q114 26 228 0l4-150 38 84 66-26-58-170q-24-36-94-56-70 46-140 0z';
  return draw(
    ink.shadow(400, 130, 510),
    hanger(ink),
    ellipse(400, 146, 70, 26, cloth.dp),
    ink.clip(
      path(body, '#000'),
      path(body, ink.fade('right', cloth.lt, cloth.md, cloth.dk)),
      striped
        ? bar(
            times(15, (at) => `M${280 + at * 18} 100q4 200 0 400`) +
              'M214 250l-40 120m58-120l-34 130m52-130l-28 140M586 250l40 120m-58-120l34 130m-52-130l28 140',
            cloth.hi,
            4,
            0.7,
          )
        : '',
      path('M286 310q-8-60 4-110-20 60-8 260h8z', cloth.dp, 0.5),
      path('M514 310q10-60-2-110 20 70 6 260h-12z', cloth.dp, 0.6),
      path('M300 420q40 20 60 60h-60zM480 300q-20 80 20 170h20V300z', cloth.dk, 0.35),
      path('M178 356l70 28-6 14-72-26zM622 356l-70 28 6 14 72-26z', cloth.lt),
    ),
    rect(388, 166, 26, 310, cloth.lt, 2),
    bar('M414 170v304', cloth.dp, 2, 0.6),
    line(
      times(6, (at) => `M401 ${210 + at * 48}h0`),
      metal.dp,
      10,
    ),
    line(
      times(6, (at) => `M400 ${209 + at * 48}h0`),
      '#fff',
      8,
    ),
    path('M332 138q20 40 68 44l-30 48-48-72z', cloth.hi),
    path('M468 138q-20 40-68 44l30 48 48-72z', cloth.lt),
    path('M332 138q20 40 68 44l-6 8q-46-8-62-52z', cloth.dk, 0.5),
    rect(448, 246, 52, 58, cloth.dp, 4, 0.5),
    path('M446 242h52v48l-26 12-26-12z', cloth.md),
    path('M446 242h52v10h-52z', cloth.lt),
    rect(486, 254, 10, 7, accent.md),
  );
}

/** A zipped work jacket on a hanger. */
export function jacket(ink: Ink): string {
  const { main, accent, metal, dark, second } = ink;
  const trim = ink.pick([accent, second]);
  const body =
    'M326 136q-76 16-102 62l-50 190 72 20 34-96-4 156q124 24 248 0l-4-156 34 96 72-20-50-190q-26-46-102-62-74 40-148 0z';
  return draw(
    ink.shadow(400, 130, 512),
    hanger(ink),
    path('M332 134q-6-26 20-34h96q26 8 20 34l-68 40z', main.dp),
    ink.clip(
      path(body, '#000'),
      path(body, ink.fade('right', main.lt, main.md, main.dk)),
      path('M326 136q-76 16-102 62l-10 40q90 30 186 20t186-20l-10-40q-26-46-102-62l-74 40z', trim.md),
      path('M480 136q76 16 96 62l10 40q-40 14-90 20z', trim.dk, 0.6),
      path('M200 250q90 24 200 16t200-16v8q-90 24-200 16t-200-16z', metal.hi),
      path('M280 312q-4-70 10-110-24 60-14 266h6z', main.dp, 0.7),
      path('M516 312q8-70-8-110 26 70 12 266h-8z', main.dp, 0.7),
      path('M260 446q140 26 280 0v40H260z', main.dp),
      bar(
        times(24, (at) => `M${272 + at * 11} 452v30`),
        main.dk,
        4,
      ),
      path('M160 372l92 26-6 16-92-26zM640 372l-92 26 6 16 92-26z', main.dp),
    ),
    path('M330 134q-4-20 18-30 4 30 52 66l-14 60q-48-30-56-96z', main.md),
    path('M470 134q4-20-18-30-4 30-52 66l14 60q48-30 56-96z', main.dk),
    bar('M400 172v298', dark.dp, 9),
    bar(
      times(30, (at) => `M396 ${180 + at * 9.7}h8`),
      metal.hi,
      3,
    ),
    rect(395, 210, 10, 24, metal.md, 3),
    rect(396, 210, 4, 22, metal.hi, 2),
    line('M312 350l40 66M488 350l-40 66', main.dp, 8),
    line('M316 348l38 62M484 348l-38 62', trim.md, 3),
    rect(448, 288, 52, 8, dark.dk, 3),
    rect(448, 284, 52, 7, main.lt, 3),
    circle(494, 300, 4, metal.hi),
  );
}

/** A trainer shoe. */
export function shoe(ink: Ink): string {
  const { accent, pale, dark } = ink;
  const upper = ink.pick([ink.main, ink.second, pale]);
  const stripe = upper === pale ? ink.main : pale;
  return draw(
    ink.shadow(400, 240),
    path(
      'M172 300q-6-60 24-66 30 20 70 10 26-8 46-34 10-14 30-4l150 118q30 18 80 28 62 14 70 60l2 30H176q-10-70-4-142z',
      ink.fade('down', upper.lt, upper.md, upper.dk),
    ),
    path('M172 300q-6-60 24-66l34 12q10 80 20 190h-76q-8-70-2-136z', upper.dk),
    path('M196 234q30 20 70 10 26-8 46-34l10 20q-30 36-62 40t-58-20z', dark.dk),
    path('M518 330q24 12 54 18 62 14 70 60l2 20H500q-20-60 18-98z', upper.dk, 0.6),
    path('M330 206l162 118-28 50-150-110q2-40 16-58z', upper.hi),
    path('M330 206q10-6 24 4l140 110-10 18-148-112z', accent.md),
    line('M352 226l-30 36m56-16l-30 36m56-16l-30 36m56-16l-30 36m56-18l-30 38', stripe.md, 8),
    line('M352 223l-30 36m56-16l-30 36m56-16l-30 36m56-16l-30 36m56-18l-30 38', stripe.hi, 5),
    path('M262 300q60 30 90 100l-30 30q-20-70-74-100zM310 320q50 30 76 84l-26 30q-14-60-56-94z', stripe.md),
    path('M262 300q8 2 14 8 60 40 80 92l-4 6q-30-76-90-106z', '#fff', 0.4),
    rect(176, 288, 34, 50, accent.md, 6),
    path(
      'M166 424h480q18 4 16 26t-20 28H186q-28 0-30-30 0-20 10-24z',
      ink.fade('down', '#fff', pale.md, pale.dp),
    ),
    path('M158 456q6 24 28 24h456q14-4 18-20z', dark.md),
    bar('M176 440h170m20 0h20m10 0h20', accent.md, 6),
    line('M186 300q-2 60 4 118', upper.lt, 3, 0.7),
  );
}

/** Three rolls of fabric. */
export function fabricRoll(ink: Ink): string {
  const { main, accent, second, wood } = ink;
  const one = (x: number, y: number, w: number, r: number, ramp: typeof main, pattern: boolean): string =>
    draw(
      path(log(x, y, w, r, r * 0.3), ink.fade('down', ramp.md, ramp.lt, ramp.md, ramp.dk, ramp.dp)),
      pattern &&
        line(
          times(
            7,
            (at) => `M${x + 40 + at * 48} ${y - r * 0.5}h0m22 ${num(r * 0.5)}h0m-22 ${num(r * 0.5)}h0`,
          ),
          ramp.hi,
          9,
          0.8,
        ),
      ellipse(x, y, r * 0.3, r, ramp.lt),
      hoop(x + 1, y, r * 0.24, r * 0.82, ramp.dk, 2.5),
      hoop(x + 1, y, r * 0.19, r * 0.64, ramp.dk, 2.5),
      hoop(x + 1, y, r * 0.14, r * 0.48, ramp.dk, 2.5),
      ellipse(x + 1, y, r * 0.1, r * 0.32, wood.md),
      ellipse(x + 2, y, r * 0.06, r * 0.22, wood.dp),
    );
  return draw(
    ink.shadow(410, 240),
    one(214, 260, 350, 74, second, false),
    one(176, 400, 400, 80, main, ink.pick([true, false])),
    path('M240 322q120 10 330-2v18q-190 14-330 4z', main.dp, 0.4),
    one(250, 188, 330, 56, accent, ink.pick([true, false])),
    path(
      'M470 320h110q26 40 16 80-6 60 30 80H496q-30-20-24-80t-2-80z',
      ink.fade('right', main.md, main.lt, main.md, main.dk),
    ),
    path('M570 330q26 30 18 72-6 56 26 78h-24q-26-26-20-78t0-72z', main.dp, 0.35),
    line('M500 478h126', main.hi, 3),
  );
}

/** A work glove standing upright. */
export function glove(ink: Ink): string {
  const { accent, dark } = ink;
  const skin = ink.pick([ink.main, ink.second, ink.ramp(0.7, 0.1, 240)]);
  const hand =
    'M316 480V300q-8-20-4-40l-8-96q2-26 24-26t26 24l8 74 4-110q2-28 27-28t27 28l2 108 14-98q4-26 27-23t22 28l-10 104 26-62q10-24 30-16t16 32l-28 96q-14 60-15 80v105z';
  return draw(
    ink.shadow(400, 120),
    path('M322 330q-40-30-62-70t8-58 50 26l30 60z', ink.fade('right', skin.lt, skin.dk)),
    ink.clip(
      path(hand, '#000'),
      path(hand, ink.fade('right', skin.lt, skin.md, skin.dk)),
      path('M360 236q14 40 8 60h-10zM420 234q10 30 2 60h-10zM474 240q2 40-14 60h-8z', skin.dp, 0.55),
      path('M480 480q0-100 30-180l40-90v270z', skin.dp, 0.35),
      path('M320 170l-4-8q2-12 12-12zM378 140q0-16 10-20l4 10z', '#fff', 0.6),
    ),
    line('M322 190l10 70M374 140l0 90M434 142l-6 90M500 156l-16 80', '#fff', 5, 0.35),
    path(
      'M310 222q20-8 40 0l-2 16q-18-6-36 0zM370 212q22-6 44 0v16q-22-6-44 0zM432 214q22-2 40 6l-4 16q-18-6-38-4z',
      skin.dp,
      0.55,
    ),
    path('M336 300q60-20 130 0l-14 66q-50 14-104 0z', skin.dk, 0.7),
    path('M342 304q56-18 118 0l-12 54q-46 12-96 0z', accent.md),
    path('M342 304q56-18 118 0l-2 10q-56-16-114 0z', accent.hi),
    rect(306, 414, 194, 66, dark.md, 6),
    rect(306, 410, 194, 20, skin.dp, 6),
    bar(
      times(17, (at) => `M${316 + at * 11} 436v42`),
      dark.lt,
      4,
    ),
    rect(306, 470, 194, 10, accent.dk, 4),
  );
}
