import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, path, rect, times } from './shapes.ts';
import { box } from './solids.ts';

/** A freight container. */
export function container(ink: Ink): string {
  const { dark, metal, pale } = ink;
  const steel = ink.pick([ink.main, ink.accent, ink.second]);
  return draw(
    ink.shadow(410, 280),
    path('M150 200l70-52h470l-60 52z', ink.fade('right', steel.hi, steel.lt)),
    bar(
      times(17, (at) => `M${176 + at * 26} 198l66-49`),
      steel.md,
      3,
    ),
    path('M630 200l60-52v262l-60 62z', steel.dp),
    path('M640 208l42-36v228l-42 44z', steel.dk),
    line('M652 204v230m20-248v230', metal.md, 5),
    line('M656 320l-8 8m28-26l-8 8', metal.hi, 7),
    rect(150, 200, 480, 272, ink.fade('down', steel.lt, steel.md, steel.dk)),
    times(
      15,
      (at) =>
        path(`M${172 + at * 30} 222l8 4v222l-8 4z`, steel.dp) +
        rect(180 + at * 30, 226, 12, 222, steel.lt, 0, 0.55),
    ),
    path('M150 200h480v22H150zM150 450h480v22H150z', steel.md),
    rect(150, 200, 480, 6, steel.hi),
    rect(150, 464, 480, 8, steel.dp),
    rect(150, 200, 20, 272, ink.fade('right', steel.lt, steel.dk)),
    rect(610, 200, 20, 272, ink.fade('right', steel.md, steel.dp)),
    path(
      'M148 198h26v16h-26zM606 198h26v16h-26zM148 460h26v20h-26zM606 460h26v20h-26zM674 146h16v14h-16zM678 396h12v14l-12 8z',
      dark.md,
    ),
    ellipse(161, 470, 6, 4, dark.dp),
    ellipse(619, 470, 6, 4, dark.dp),
    circle(270, 330, 44, pale.hi, 0.92),
    path('M238 338h64l-10 22h-44zM262 300h10v32h-10zM276 308l22 24h-22z', steel.dk),
    bar('M340 312h180m-180 22h130m-130 20h90', pale.hi, 11, 0.92),
  );
}

/** Cartons, one of them open. */
export function carton(ink: Ink): string {
  const { wood, accent, main, pale } = ink;
  const open = ink.pick([true, false]);
  return draw(
    ink.shadow(410, 240),
    box(212, 268, 260, 212, 96, wood, ink.fade('diagonal', wood.hi, wood.lt, wood.md)),
    open
      ? draw(
          path('M212 268l96-48h260l-96 48z', wood.dp),
          path('M230 268l90-45h230l-90 45z', ink.dark.md, 0.5),
          path('M320 224l20-10 30 12 34-16 20 14 40-14 30 14h40l-80 42H240z', pale.hi),
          path('M308 220h260l36-56H340z', ink.fade('down', wood.lt, wood.md)),
          path('M212 268l96-48-66-40-100 54z', ink.fade('right', wood.hi, wood.md)),
          path('M472 268l96-48 70 34-96 52z', ink.fade('right', wood.md, wood.dk)),
          path('M212 268h260l-30 56H176z', ink.fade('down', wood.hi, wood.md)),
        )
      : draw(
          path('M322 268l96-48h44l-96 48z', accent.lt),
          path('M322 268h44v50l-8-6-8 6-8-6-8 6-6-6-6 6z', accent.md),
          path('M212 268h260v6H212z', wood.dk, 0.6),
        ),
    line('M262 440v-40m-12 12l12-14 12 14m20 28v-40m-12 12l12-14 12 14M246 452h64', wood.dp, 6),
    rect(366, 392, 84, 62, pale.hi, 3),
    bar('M378 406h44m-44 12h28', wood.dp, 5),
    bar(
      'M378 440v-14m5 14v-14m8 14v-14m5 14v-14m9 14v-14m6 14v-14m9 14v-14m6 14v-14m8 14v-14',
      ink.dark.md,
      3,
    ),
    box(548, 392, 110, 88, 44, main, ink.fade('diagonal', main.lt, main.md)),
    path('M594 392l44-22h18l-44 22zM594 392h18v88h-18z', main.hi),
    box(128, 424, 72, 56, 30, accent, ink.fade('diagonal', accent.lt, accent.md)),
    rect(158, 424, 12, 56, accent.hi),
  );
}

/** A stack of documents and a pen. */
export function document(ink: Ink): string {
  const { main, accent, pale, metal, dark } = ink;
  const sheet = (turn: number, fill: string): string =>
    group(`rotate(${turn} 400 300)`, rect(286, 124, 250, 340, pale.dp, 6), rect(280, 118, 250, 340, fill, 6));
  return draw(
    ink.shadow(410, 170),
    group(
      'rotate(9 400 300)',
      rect(288, 110, 262, 356, main.dp, 8),
      rect(282, 106, 262, 356, ink.fade('diagonal', main.lt, main.dk), 8),
    ),
    sheet(5, pale.lt),
    sheet(-1, pale.hi),
    group(
      'rotate(-4 400 300)',
      path('M276 120q0-6 6-6h190l58 58v286q0 6-6 6H282q-6 0-6-6z', pale.dp),
      path(
        'M272 116q0-6 6-6h190l58 58v286q0 6-6 6H278q-6 0-6-6z',
        ink.fade('diagonal', '#fff', '#fff', pale.lt),
      ),
      path('M468 110l58 58h-48q-10 0-10-10z', pale.dk),
      path('M526 168v40l-48-40z', pale.md, 0.7),
      circle(318, 154, 22, main.md),
      line('M307 154l8 8 15-16', '#fff', 5),
      bar('M354 146h80', main.dk, 11),
      bar('M354 166h56', pale.dp, 7),
      bar('M298 208h200m-200 18h184m-184 18h200m-200 18h150', pale.dk, 7),
      rect(298, 284, 94, 74, main.hi, 4, 0.7),
      path('M298 358v-24l26-22 22 16 26-30 20 18v42z', main.md),
      bar('M408 290h90m-90 18h74m-74 18h90m-90 18h60', pale.dk, 7),
      bar('M298 384h200m-200 18h130', pale.dk, 7),
      line('M300 436q16-28 22-8t20-6 18 4 30-8', main.dk, 4),
      circle(472, 424, 27, accent.md),
      circle(472, 424, 20, accent.lt),
      path('M460 446l-6 34 18-10 18 10-6-34z', accent.dk),
      circle(472, 424, 10, accent.md),
    ),
    group(
      'translate(594 486) rotate(-58)',
      path('M0-2l34-11v26L0 4z', metal.hi),
      path('M0-2l12-4v12L0 4z', dark.dk),
      rect(32, -13, 176, 26, ink.fade('down', main.lt, main.md, main.dp), 4),
      rect(120, -13, 10, 26, metal.lt),
      rect(206, -11, 26, 22, accent.md, 6),
      rect(150, -19, 68, 7, metal.lt, 3),
    ),
  );
}

/** A chart that stands like a small sculpture. */
export function chart(ink: Ink): string {
  const { main, accent, second, pale, dark } = ink;
  const heights = ink.pick([
    [90, 140, 120, 196, 250],
    [120, 100, 170, 210, 270],
    [70, 130, 180, 170, 240],
  ] as const);
  const tips = heights.map((height, at) => `${216 + at * 84} ${394 - height}`);
  return draw(
    ink.shadow(410, 270),
    path('M150 480v-20l56-28h480v20l-56 28z', pale.dp),
    path('M150 460l56-28h480l-56 28z', pale.hi),
    path('M150 460h480v20H150z', ink.fade('right', '#fff', pale.dk)),
    path('M630 460l56-28v20l-56 28z', pale.dp),
    times(5, (at) => {
      const height = heights[at] ?? 0;
      const ramp = at === 4 ? accent : at % 2 ? second : main;
      return (
        path(`M${190 + at * 84} 452h54l22-11v-8h-60z`, dark.md, 0.2) +
        box(186 + at * 84, 452 - height, 52, height, 24, ramp, ink.fade('down', ramp.lt, ramp.md))
      );
    }),
    line(`M${tips.join('L')}`, pale.dp, 8, 0.6),
    line(`M${tips.join('L')}`, dark.md, 5),
    line(tips.map((tip) => `M${tip}h0`).join(''), dark.md, 22),
    line(tips.map((tip) => `M${tip}h0`).join(''), pale.hi, 12),
    circle(250, 190, 66, main.dp),
    circle(246, 186, 66, main.lt),
    path('M246 186V120a66 66 0 0 1 57 99z', accent.md),
    path('M246 186l57 33a66 66 0 0 1-57 33z', second.md),
    circle(246, 186, 30, main.dk),
    circle(248, 188, 28, ink.tone(0.95, 0.015, 90)),
  );
}
