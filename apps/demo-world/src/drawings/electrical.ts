import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, hoop, line, num, path, polar, rect, times } from './shapes.ts';
import { box, log } from './solids.ts';

/** A foot-mounted electric motor. */
export function motor(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  return draw(
    ink.shadow(410, 210),
    path('M270 480l14-60h92l6 60zM454 480l6-60h92l14 60z', main.dp),
    rect(262, 464, 126, 16, main.dk, 2),
    rect(448, 464, 126, 16, main.dk, 2),
    path(log(150, 310, 110, 24, 8), ink.roll(metal, 'down')),
    ellipse(150, 310, 8, 24, metal.hi),
    rect(166, 302, 56, 9, metal.dp, 4),
    path(log(222, 310, 40, 70, 18), ink.roll(main, 'down')),
    path(log(270, 310, 280, 132, 30), ink.roll(main, 'down')),
    bar(
      times(10, (at) => `M280 ${206 + at * 23}h290`),
      main.dp,
      7,
      0.8,
    ),
    bar(
      times(5, (at) => `M280 ${201 + at * 23}h290`),
      main.lt,
      4,
    ),
    path(log(252, 310, 26, 144, 34), ink.roll(main, 'down')),
    ellipse(252, 310, 34, 144, ink.fade('down', main.hi, main.md)),
    ellipse(254, 310, 28, 128, ink.fade('down', main.md, main.dk)),
    line('M250 194v60m0 112v60m-20-152l0 70', main.dp, 5),
    ellipse(250, 310, 16, 66, main.lt),
    ellipse(248, 310, 10, 40, metal.dk),
    path(log(150, 310, 96, 24, 8), ink.roll(metal, 'down')),
    ellipse(150, 310, 8, 24, metal.hi),
    rect(166, 300, 50, 8, metal.dp, 4),
    path(log(548, 310, 76, 140, 34), ink.roll(dark, 'down')),
    bar('M640 250v120m-14-142v164m-14-176v188', dark.dp, 4),
    rect(344, 138, 130, 56, ink.fade('down', main.lt, main.md, main.dk), 6),
    rect(336, 132, 146, 18, main.lt, 5),
    circle(366, 172, 11, dark.md),
    circle(366, 172, 6, dark.dp),
    rect(352, 330, 96, 54, metal.hi, 3),
    bar('M362 346h50m-50 12h76m-76 12h60', metal.dk, 5),
    rect(424, 340, 14, 12, accent.md, 2),
  );
}

/** A control cabinet with switches and a panel screen. */
export function controlCabinet(ink: Ink): string {
  const { pale, metal, dark, main, accent } = ink;
  const body = ink.pick([ink.ramp(0.84, 0.012, 240), main]);
  return draw(
    ink.shadow(420, 160),
    box(270, 464, 220, 16, 70, dark),
    box(270, 130, 220, 334, 70, body, ink.fade('diagonal', body.lt, body.md)),
    rect(282, 144, 196, 308, body.dk, 4),
    rect(282, 142, 194, 306, ink.fade('diagonal', body.hi, body.md), 4),
    rect(304, 164, 108, 78, dark.dp, 6),
    rect(310, 170, 96, 66, ink.fade('diagonal', main.dk, main.dp), 3),
    line('M318 222l18-16 16 8 18-24 12 10 16-18', accent.lt, 4),
    bar('M318 182h30m-30 9h20', main.hi, 4),
    times(
      3,
      (at) =>
        circle(438, 176 + at * 27, 9, dark.dk) +
        circle(437, 175 + at * 27, 7, [accent.md, ink.tone(0.72, 0.14, 150), pale.hi][at] ?? '') +
        circle(435, 173 + at * 27, 2, '#fff', 0.8),
    ),
    times(
      3,
      (at) =>
        circle(322 + at * 44, 276, 15, metal.dk) +
        circle(321 + at * 44, 274, 13, metal.hi) +
        circle(321 + at * 44, 274, 9, [dark.md, dark.md, main.md][at] ?? ''),
    ),
    rect(430, 258, 34, 34, ink.tone(0.86, 0.15, 95), 4),
    circle(448, 277, 13, ink.tone(0.4, 0.14, 28)),
    circle(446, 273, 13, ink.tone(0.6, 0.2, 28)),
    ellipse(442, 269, 5, 3, '#fff', 0.6),
    rect(304, 316, 60, 26, body.hi, 2),
    bar('M310 325h36m-36 8h24', body.dp, 3),
    rect(452, 330, 12, 52, dark.dk, 5),
    rect(451, 328, 8, 50, metal.lt, 4),
    bar('M304 372h96m-96 12h96m-96 12h96m-96 12h96m-96 12h96', body.dk, 5),
    bar('M304 375h96m-96 12h96m-96 12h96m-96 12h96m-96 12h96', body.hi, 2),
    bar('M505 200l40-20m-40 34l40-20m-40 34l40-20m-40 34l40-20', body.dp, 4),
  );
}

/** A drum of cable. */
export function cableDrum(ink: Ink): string {
  const { wood, dark, main, accent } = ink;
  const cable = ink.pick([main, accent, dark]);
  return draw(
    ink.shadow(410, 190),
    ellipse(540, 300, 62, 180, wood.dp),
    ellipse(528, 300, 62, 180, ink.fade('right', wood.dk, wood.md)),
    path(log(300, 300, 224, 140, 48), ink.roll(cable, 'down')),
    line(
      times(12, (at) => `M${312 + at * 18} 162a48 138 0 0 1 0 276`),
      cable.dp,
      3,
      0.7,
    ),
    line(
      times(12, (at) => `M${322 + at * 18} 176a46 130 0 0 1 20 50`),
      cable.hi,
      4,
      0.6,
    ),
    ellipse(302, 300, 62, 180, wood.dp),
    ellipse(290, 300, 62, 180, ink.fade('diagonal', wood.hi, wood.md, wood.dk)),
    ink.clip(
      ellipse(290, 300, 62, 180, '#000'),
      bar('M256 100v400M278 100v400M300 100v400M322 100v400', wood.dk, 2.5),
    ),
    hoop(290, 300, 44, 128, wood.dk, 3),
    line(
      times(8, (at) => {
        const [, py] = polar(0, 300, 150, at * 45 + 20);
        const [px] = polar(290, 0, 52, at * 45 + 20);
        return `M${num(px)} ${num(py)}h0`;
      }),
      dark.md,
      7,
    ),
    ellipse(290, 300, 21, 60, wood.dk),
    ellipse(292, 300, 17, 50, dark.dp),
    line('M500 420q60 66 40 72t-150 8-210-10', cable.dp, 16),
    line('M500 418q60 64 40 70t-150 8-210-10', cable.md, 12),
    line('M420 496q-120 4-230-10', cable.lt, 3),
    line('M186 489l-14-2', ink.tone(0.7, 0.11, 55), 7),
  );
}

/** A dial gauge on a pipe fitting. */
export function meter(ink: Ink): string {
  const { metal, dark, accent, pale } = ink;
  const brass = ink.ramp(0.72, 0.09, 82);
  const needle = ink.vary(-110, 40);
  const [x, y] = [400, 268];
  const arc = (from: number, to: number, colour: string): string =>
    bar(
      `M${polar(x, y, 104, from).map(num).join(' ')}A104 104 0 0 1 ${polar(x, y, 104, to).map(num).join(' ')}`,
      colour,
      15,
    );
  return draw(
    ink.shadow(400, 90),
    rect(376, 410, 48, 70, ink.roll(brass)),
    path('M356 420h88v34h-88z', ink.fade('right', brass.hi, brass.lt, brass.md, brass.dk)),
    bar('M384 420v34m34-34v34', brass.dp, 2),
    bar('M374 460h52m-52 9h52', brass.dp, 3),
    circle(x + 8, y + 4, 158, metal.dp),
    circle(x, y, 158, ink.fade('diagonal', metal.hi, metal.lt, metal.dk)),
    circle(x, y, 140, metal.dp),
    circle(x, y, 135, ink.fade('diagonal', pale.md, '#fff')),
    arc(135, 235, ink.main.md),
    arc(237, 330, ink.main.hi),
    arc(332, 405, accent.md),
    bar(
      times(19, (at) => {
        const a = 135 + at * 15;
        return `M${polar(x, y, 86, a).map(num).join(' ')}L${polar(x, y, at % 3 ? 94 : 74, a)
          .map(num)
          .join(' ')}`;
      }),
      dark.dk,
      4,
    ),
    rect(362, 328, 76, 26, dark.dp, 4),
    bar('M372 341h9m5 0h9m5 0h9m5 0h12', accent.lt, 13),
    group(
      `rotate(${num(needle)} ${x} ${y})`,
      path(`M${x - 7} ${y + 28}l4-118h6l4 118z`, ink.tone(0.55, 0.19, 28)),
    ),
    circle(x, y, 16, dark.dp),
    circle(x - 2, y - 2, 11, ink.ball(metal)),
    path('M282 246a120 120 0 0 1 140-96q-80 30-96 130z', '#fff', 0.4),
  );
}
