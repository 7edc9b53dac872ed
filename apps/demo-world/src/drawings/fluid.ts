import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, hoop, line, num, path, polar, rect, times } from './shapes.ts';
import { drum, log } from './solids.ts';

/** A flanged gate valve with a handwheel. */
export function valve(ink: Ink): string {
  const { main, metal, accent, dark } = ink;
  const flange = (x: number): string =>
    draw(
      path(log(x, 390, 26, 92, 18), ink.roll(main, 'down')),
      bar(`M${x - 8} 318h44m-44 48h44m-44 48h44m-44 44h44`, metal.lt, 13),
      bar(`M${x - 8} 323h44m-44 48h44m-44 48h44m-44 44h44`, metal.dp, 4),
    );
  return draw(
    ink.shadow(400, 210),
    path(log(250, 390, 300, 60, 14), ink.roll(main, 'down')),
    path('M320 330q20-44 50-50h60q30 6 50 50v120q-30 26-80 26t-80-26z', ink.roll(main)),
    path('M320 330q20-44 50-50h14q-24 20-30 70v108q-20-4-34-8z', main.lt, 0.6),
    flange(222),
    flange(552),
    ellipse(222, 390, 18, 92, ink.fade('down', main.hi, main.dk)),
    ellipse(222, 390, 11, 54, dark.dp),
    path(drum(400, 272, 88, 16, 14), ink.roll(main)),
    path(drum(400, 252, 88, 16, 14), ink.roll(main)),
    ellipse(400, 252, 88, 14, main.lt),
    bar('M330 248v34m46-28v34m48-34v34m46-40v34', metal.lt, 12),
    path('M362 254l14-88h48l14 88q-38 10-76 0z', ink.roll(main)),
    path('M384 246l6-72h20l6 72z', main.dp),
    path(drum(400, 168, 32, 14, 7), ink.roll(metal)),
    rect(392, 104, 16, 146, ink.roll(metal)),
    bar('M391 182l18-5m-18 17l18-5m-18 17l18-5m-18 17l18-5m-18 17l18-5', metal.dp, 3),
    hoop(400, 148, 118, 30, accent.dp, 20),
    hoop(400, 144, 118, 30, accent.md, 17),
    line('M290 138a118 30 0 0 1 150-22', accent.hi, 5),
    line('M400 144L302 158M400 144l98 14M400 144l-44-26M400 144l44-26', accent.dk, 11),
    line('M400 141L302 155M400 141l98 14', accent.lt, 5),
    ellipse(400, 142, 24, 11, accent.lt),
    path(drum(400, 122, 12, 16, 5), ink.roll(metal)),
    ellipse(400, 122, 12, 5, metal.hi),
  );
}

/** A centrifugal pump with its motor on a base plate. */
export function pump(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  return draw(
    ink.shadow(400, 240),
    rect(180, 456, 450, 24, main.dp, 3),
    rect(180, 452, 450, 12, main.dk, 3),
    path('M470 456l10-50h96l10 50z', main.dp),
    path(log(430, 330, 170, 82, 20), ink.roll(main, 'down')),
    bar('M440 266h166m-166 20h172m-172 20h176m-176 22h176m-176 22h176m-176 22h172m-172 20h166', main.dp, 5),
    bar('M440 262h166m-166 20h172m-172 20h176', main.lt, 3),
    path(log(590, 330, 34, 86, 20), ink.roll(dark, 'down')),
    line('M628 290v80m-10-86v92', dark.dp, 3),
    rect(480, 218, 90, 46, ink.fade('down', main.lt, main.dk), 5),
    rect(474, 212, 102, 14, main.md, 4),
    circle(525, 244, 8, dark.md),
    path(log(372, 330, 60, 46, 12), ink.roll(metal, 'down')),
    rect(388, 280, 34, 100, ink.roll(accent, 'down'), 4),
    path('M222 456l14-70h110l14 70z', main.dp),
    path('M244 200h92v120h-92z', ink.roll(main)),
    rect(226, 166, 128, 22, ink.roll(main), 4),
    rect(230, 186, 120, 18, ink.roll(main), 4),
    bar('M246 158v52m32-52v52m32-52v52m26-52v52', metal.lt, 11),
    ellipse(290, 167, 44, 5, dark.dk),
    path(
      'M244 250h92v10q66 30 66 94a108 108 0 1 1-212 0q0-50 54-90z',
      ink.fade('diagonal', main.lt, main.md, main.dp),
    ),
    circle(294, 354, 84, main.dk),
    circle(292, 352, 80, ink.fade('diagonal', main.md, main.lt, main.dk)),
    circle(290, 350, 60, main.dp),
    circle(286, 348, 58, ink.fade('diagonal', metal.hi, metal.dk)),
    line(
      times(
        6,
        (at) =>
          `M${polar(286, 348, 47, at * 60)
            .map(num)
            .join(' ')}h0`,
      ),
      metal.dp,
      12,
    ),
    circle(286, 348, 34, metal.dp),
    circle(288, 350, 31, ink.fade('diagonal', dark.dp, dark.md)),
    line('M206 320q14-44 50-58', '#fff', 7, 0.35),
    rect(196, 470, 22, 10, dark.dk),
    rect(590, 470, 22, 10, dark.dk),
  );
}

/** A stack of pipes. */
export function pipe(ink: Ink): string {
  const { metal, main, dark } = ink;
  const ramp = ink.pick([main, metal, ink.ramp(0.6, 0.09, 45)]);
  const wall = ink.pick([0.72, 0.82]);
  const one = (x: number, y: number, r: number): string =>
    draw(
      `<path d="M${x} ${y}l180 -58" stroke="${ramp.dp}" stroke-width="${r * 2}" stroke-linecap="round"/>`,
      `<path d="M${x - 6} ${y - r * 0.3}l180 -58" stroke="${ramp.dk}" stroke-width="${r * 1.36}" stroke-linecap="round"/>`,
      `<path d="M${x - 10} ${y - r * 0.5}l180 -58" stroke="${ramp.md}" stroke-width="${r * 0.9}" stroke-linecap="round"/>`,
      `<path d="M${x - 12} ${y - r * 0.68}l180 -58" stroke="${ramp.lt}" stroke-width="${r * 0.3}" stroke-linecap="round"/>`,
      circle(x, y, r, ramp.hi),
      circle(x, y, r - 3, ink.fade('diagonal', ramp.lt, ramp.md)),
      circle(x, y, r * wall, dark.dp),
      circle(x, y, r * wall, ink.fade('diagonal', dark.dp, ramp.dk)),
      circle(x + r * 0.1, y - r * 0.06, r * wall * 0.8, dark.dp, 0.5),
    );
  return draw(
    ink.shadow(400, 260),
    ink.shadow(300, 180, 476),
    one(218, 416, 62),
    one(344, 416, 62),
    one(470, 416, 62),
    one(281, 307, 62),
    one(407, 307, 62),
    one(344, 198, 62),
  );
}

/** A coil of steel sheet on timber. */
export function sheetCoil(ink: Ink): string {
  const { wood, accent, metal, main } = ink;
  const ramp = ink.pick([metal, ink.ramp(0.68, 0.09, 50), main]);
  const [x, y] = [330, 300];
  return draw(
    ink.shadow(410, 220),
    path('M270 480l20-26h330l-14 26z', wood.dp),
    path(
      `M${x} 130h150a170 170 0 0 1 0 340H${x}z`,
      ink.fade('down', ramp.lt, ramp.hi, ramp.md, ramp.dk, ramp.dp),
    ),
    path('M390 130h26a170 170 0 0 1 0 340h-26a170 170 0 0 0 0-340z', accent.md),
    path('M390 130h26a170 170 0 0 1 60 11h-26a170 170 0 0 0-60-11z', accent.hi),
    circle(x, y, 170, ink.fade('diagonal', ramp.hi, ramp.md, ramp.dk)),
    times(8, (at) => hoop(x, y, 164 - at * 12, 164 - at * 12, at % 2 ? ramp.hi : ramp.dk, 2.5)),
    path(`M${x} ${y}L${x - 168} ${y - 30}a170 170 0 0 1 30-76z`, '#fff', 0.35),
    path(`M${x} ${y}L${x + 150} ${y + 80}a170 170 0 0 1-40 48z`, ramp.dp, 0.25),
    circle(x, y, 71, ramp.dp),
    circle(x, y, 66, ink.dark.dp),
    ink.clip(circle(x, y, 66, '#000'), circle(x + 46, y - 4, 64, ink.fade('down', ramp.dp, ramp.lt))),
    path('M176 480v-52h24q28 34 62 52zM484 480v-52h-24q-28 34-62 52z', wood.md),
    path('M176 480v-52h24l6 8h-18v44z', wood.lt),
  );
}
