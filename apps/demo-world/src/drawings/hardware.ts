import type { Ramp } from './colour.ts';
import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, hoop, line, num, path, polar, rect, times } from './shapes.ts';
import { log } from './solids.ts';

/** A deep-groove ball bearing. */
export function bearing(ink: Ink): string {
  const { metal, dark, main } = ink;
  const turn = ink.vary(0, 36);
  const [x, y] = [375, 302];
  return draw(
    ink.shadow(400, 120),
    path(`M${x} 126h58a176 176 0 0 1 0 352h-58z`, ink.fade('down', metal.lt, metal.hi, metal.md, metal.dp)),
    circle(x, y, 176, ink.fade('diagonal', metal.hi, metal.lt, metal.dk)),
    circle(x, y, 166, metal.lt),
    circle(x, y, 134, metal.dp),
    circle(x + 3, y + 3, 131, dark.md),
    hoop(x, y, 111, 111, main.md, 22),
    hoop(x - 1, y - 2, 111, 111, main.lt, 5),
    times(10, (ball) => {
      const [bx, by] = polar(x, y, 111, turn + ball * 36);
      return circle(bx + 3, by + 4, 23, dark.dp, 0.6) + circle(bx, by, 22, ink.ball(metal));
    }),
    circle(x, y, 90, metal.dp),
    circle(x - 2, y - 2, 88, ink.fade('diagonal', metal.hi, metal.md, metal.lt)),
    circle(x, y, 61, metal.dk),
    circle(x, y, 57, ink.fade('right', dark.dp, dark.lt)),
    ink.clip(circle(x, y, 57, '#000'), ellipse(x + 42, y, 58, 57, ink.fade('down', metal.md, metal.hi))),
    path('M232 232a160 160 0 0 1 96-84l4 14a146 146 0 0 0-86 78z', '#fff', 0.6),
  );
}

/** A jaw coupling between two shafts. */
export function coupling(ink: Ink): string {
  const { metal, main, accent, dark } = ink;
  const y = 320;
  return draw(
    ink.shadow(400, 210, 474),
    path(log(520, y, 120, 46, 14), ink.roll(metal, 'down')),
    ellipse(640, y, 14, 46, metal.lt),
    ellipse(640, y, 7, 22, metal.dk),
    path(log(470, y, 84, 108, 34), ink.roll(main, 'down')),
    path(log(420, y, 66, 152, 46), ink.roll(main, 'down')),
    path(log(362, y, 62, 146, 44), ink.roll(accent, 'down')),
    path('M362 196h84v46h-84z', main.lt),
    path('M362 286h84v70h-84z', main.md),
    path('M362 400h84v40h-84z', main.dp),
    path(log(290, y, 84, 152, 46), ink.roll(main, 'down')),
    ellipse(290, y, 46, 152, ink.fade('down', main.hi, main.md)),
    ellipse(292, y, 41, 142, ink.fade('down', main.lt, main.dk)),
    path(log(232, y, 62, 104, 32), ink.roll(main, 'down')),
    ellipse(232, y, 32, 104, ink.fade('down', main.hi, main.lt)),
    ellipse(234, y, 28, 96, main.md),
    ellipse(236, y, 17, 56, dark.dk),
    path(log(150, y, 88, 46, 14), ink.roll(metal, 'down')),
    ellipse(150, y, 14, 46, ink.fade('down', metal.hi, metal.md)),
    rect(176, y - 32, 50, 10, metal.dp, 5),
    rect(300, 200, 62, 5, '#fff', 2, 0.5),
    circle(330, 300, 13, main.dp),
    circle(330, 300, 9, dark.dp),
    circle(498, 300, 12, main.dp),
    circle(498, 300, 8, dark.dp),
  );
}

/** A tall compression spring and a short one. */
export function spring(ink: Ink): string {
  const { metal, accent, dark } = ink;
  const coil = (
    x: number,
    top: number,
    r: number,
    turns: number,
    step: number,
    wire: number,
    ramp: Ramp,
  ): string => {
    const half = step * 0.5;
    const front = times(
      turns,
      (at) => `M${x - r} ${top + at * step + half - 8}c0 34 ${2 * r} ${half + 32} ${2 * r} ${half + 8}`,
    );
    const behind = times(
      turns,
      (at) => `M${x + r} ${top + at * step}c0-16 ${-2 * r} ${num(-step * 0.1 - 6)} ${-2 * r} ${half - 8}`,
    );
    const light = times(
      turns,
      (at) =>
        `M${x - r + 4} ${top + at * step + half - 6}c6 22 ${num(r * 0.6)} ${num(half + 8)} ${num(r * 1.1)} ${half + 12}`,
    );
    return draw(
      line(behind, ramp.dp, wire),
      line(front, dark.md, wire + 3),
      line(front, ramp.md, wire - 1),
      line(light, ramp.hi, wire * 0.25),
    );
  };
  return draw(
    ink.shadow(345, 110),
    ink.shadow(553, 66),
    coil(345, 148, 98, 6, 52, 26, metal),
    coil(553, 322, 54, 5, 28, 15, accent),
  );
}

/** A hexagon bolt, a nut and a washer. */
export function bolt(ink: Ink): string {
  const { metal, main } = ink;
  const nut = (x: number, y: number, r: number, h: number, ramp: Ramp): string =>
    draw(
      path(`M${x - r} ${y}v${h}l${r * 0.5} 16h${r}l${r * 0.5} -16v${-h}z`, ramp.md),
      path(`M${x - r} ${y}v${h}l${r * 0.5} 16v${-h}z`, ramp.lt),
      path(`M${x + r} ${y}v${h}l${-r * 0.5} 16v${-h}z`, ramp.dk),
      path(`M${x - r} ${y}l${r * 0.5} -16h${r}l${r * 0.5} 16l${-r * 0.5} 16h${-r}z`, ramp.hi),
    );
  return (
    draw(
      ink.shadow(345, 110),
      ink.shadow(545, 90),
      nut(340, 402, 110, 62, metal),
      path('M292 170q48-22 96 0v232q-48 20-96 0z', ink.roll(metal)),
      ellipse(340, 402, 52, 9, metal.dk, 0.6),
      path('M292 170v232q48 20 96 0V170z', ink.roll(metal)),
      ellipse(340, 168, 42, 9, metal.hi),
      path('M292 182l6-14q42 16 84 0l6 14q-48 22-96 0z', metal.md),
      bar(
        times(11, (at) => `M291 ${186 + at * 15}q48 26 98 4`),
        metal.dp,
        5,
      ),
      bar(
        times(11, (at) => `M292 ${182 + at * 15}q40 22 70 13`),
        metal.hi,
        3,
      ),
      nut(550, 396, 88, 66, main),
      ellipse(550, 396, 50, 10, main.dp),
      path('M500 396q50 26 100 0q-50 14-100 0z', main.lt),
    ) +
    draw(
      ellipse(452, 500, 62, 20, metal.dp),
      ellipse(452, 494, 62, 20, ink.fade('right', metal.hi, metal.dk)),
      ellipse(452, 494, 28, 9, metal.dp),
      ellipse(452, 497, 26, 7, ink.tone(0.85, 0.01, 90)),
    )
  );
}
