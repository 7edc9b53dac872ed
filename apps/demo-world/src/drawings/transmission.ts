import type { Ramp } from './colour.ts';
import type { Ink } from './ink.ts';
import {
  bar,
  circle,
  cog,
  draw,
  group,
  line,
  num,
  outline,
  type Point,
  path,
  polar,
  rect,
  times,
} from './shapes.ts';
import { log } from './solids.ts';

function wheel(ink: Ink, x: number, y: number, r: number, teeth: number, turn: number, ramp: Ramp): string {
  const holes = Math.round(teeth / 4) + 1;
  const inner = r * 0.86;
  return draw(
    path(cog(x + 10, y + 2, r, inner, teeth, turn), ramp.dp),
    path(cog(x, y, r, inner, teeth, turn), ink.fade('diagonal', ramp.lt, ramp.md, ramp.dk)),
    circle(x, y, r * 0.74, ramp.dk),
    circle(x + 4, y + 4, r * 0.72, ink.fade('diagonal', ramp.dk, ramp.md, ramp.lt)),
    times(holes, (hole) => {
      const [hx, hy] = polar(x, y, r * 0.49, turn + (hole * 360) / holes);
      return circle(hx, hy, r * 0.13, r > 100 ? ink.dark.md : ramp.dp);
    }),
    circle(x + 5, y + 5, r * 0.27, ramp.dp, 0.6),
    circle(x, y, r * 0.27, ink.fade('diagonal', ink.metal.hi, ink.metal.dk)),
    circle(x, y, r * 0.15, ink.dark.dk),
    rect(x - r * 0.04, y - r * 0.2, r * 0.08, r * 0.12, ink.dark.dk),
    path(
      `M${num(x - r * 0.15)} ${num(y)}a${num(r * 0.15)} ${num(r * 0.15)} 0 0 0 ${num(r * 0.3)} 0`,
      ink.dark.lt,
      0.5,
    ),
  );
}

/** Two meshing gears. */
export function gear(ink: Ink): string {
  const tilt = ink.vary(-6, 6);
  return draw(
    ink.shadow(350, 130),
    ink.shadow(560, 70),
    wheel(ink, 560, 393, 87, 12, 22.26 + 195 - tilt * 2, ink.accent),
    wheel(ink, 345, 305, 172, 24, 22.26 + tilt, ink.pick([ink.metal, ink.main])),
  );
}

/** A roller chain around two sprockets. */
export function chain(ink: Ink): string {
  const { metal, dark, main } = ink;
  const [left, right, big, small, y] = [310, 565, 132, 74, 335];
  const lean = (Math.asin((big - small) / (right - left)) * 180) / Math.PI;
  const arc = (x: number, r: number, from: number, to: number, links: number): Point[] =>
    Array.from({ length: links + 1 }, (_, at) => polar(x, y, r, from + ((to - from) * at) / links));
  const strand = (from: Point, to: Point): Point[] =>
    [1, 2, 3, 4, 5, 6, 7].map((at) => [
      from[0] + ((to[0] - from[0]) * at) / 8,
      from[1] + ((to[1] - from[1]) * at) / 8,
    ]);
  const around = arc(left, big, 90 - lean, 270 + lean, 14);
  const back = arc(right, small, lean - 90, 90 - lean, 6);
  const joints = [
    ...around,
    ...strand(polar(left, y, big, lean - 90), polar(right, y, small, lean - 90)),
    ...back,
    ...strand(polar(right, y, small, 90 - lean), polar(left, y, big, 90 - lean)),
  ].map(([px, py]): Point => [Math.round(px), Math.round(py)]);
  const plates = (odd: number): string =>
    joints
      .map(([px, py], at) => {
        const [nx, ny] = joints[(at + 1) % joints.length] ?? [px, py];
        return at % 2 === odd ? `M${px} ${py}L${nx} ${ny}` : '';
      })
      .join('');
  const pins = joints.map(([px, py]) => `M${px} ${py}h0`).join('');
  return draw(
    ink.shadow(330, 110),
    ink.shadow(565, 60, 424),
    group('translate(8 3)', line(outline(joints), dark.dp, 24)),
    path(cog(left, y, big + 6, big - 14, 18, ink.vary(0, 20)), ink.fade('diagonal', main.lt, main.dk)),
    path(cog(right, y, small + 6, small - 12, 10, 6), ink.fade('diagonal', main.lt, main.dk)),
    line(
      times(
        5,
        (hole) =>
          `M${polar(left, y, 68, hole * 72 - 90)
            .map(num)
            .join(' ')}h0`,
      ),
      main.dp,
      42,
    ),
    circle(left, y, 32, metal.lt),
    circle(left, y, 18, dark.dk),
    circle(right, y, 24, metal.lt),
    circle(right, y, 13, dark.dk),
    line(plates(1), metal.dp, 20),
    line(plates(1), metal.md, 15),
    line(plates(0), dark.md, 25),
    line(plates(0), metal.lt, 21),
    line(pins, metal.dp, 10),
    line(pins, metal.hi, 5),
  );
}

/** An industrial reduction gearbox. */
export function gearbox(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  const bolts = (x: number, y: number, r: number, count: number): string => {
    const heads = times(
      count,
      (at) =>
        `M${polar(x, y, r, 22.5 + (at * 360) / count)
          .map(num)
          .join(' ')}h0`,
    );
    return line(heads, main.dp, 13) + line(heads, metal.lt, 8);
  };
  return draw(
    ink.shadow(400, 200),
    path(log(560, 250, 78, 21, 7), ink.roll(metal, 'down')),
    rect(590, 236, 44, 9, metal.dp, 4),
    path('M205 480v-26h390v26z', main.dp),
    rect(205, 452, 390, 14, main.md, 3),
    path(
      'M238 456V300q0-20 12-34l62-92q12-18 34-18h146q26 0 40 20l24 36q8 14 8 32v212z',
      ink.fade('diagonal', main.lt, main.md, main.dk),
    ),
    path('M492 156q26 0 40 20l24 36q8 14 8 32v212h-40V250q0-20-10-34l-34-52z', main.dk),
    line('M252 290q2-8 8-17l60-88q10-13 26-13h120', '#fff', 4, 0.35),
    rect(228, 326, 346, 20, main.dk),
    rect(228, 326, 346, 8, main.lt),
    bar('M244 322h16m36 0h16m36 0h16m36 0h16m36 0h16m36 0h16m36 0h16', metal.lt, 9),
    circle(342, 362, 88, main.dp),
    circle(338, 358, 86, ink.fade('diagonal', main.lt, main.dk)),
    circle(338, 358, 66, main.dk),
    circle(340, 360, 62, main.md),
    bolts(338, 358, 76, 8),
    circle(338, 358, 38, metal.dp),
    circle(334, 355, 34, ink.fade('diagonal', metal.hi, metal.dk)),
    rect(328, 318, 12, 18, dark.md, 2),
    circle(334, 355, 8, metal.dp),
    circle(472, 262, 52, main.dp),
    circle(469, 259, 50, ink.fade('diagonal', main.lt, main.dk)),
    bolts(469, 259, 39, 6),
    circle(469, 259, 25, metal.md),
    circle(467, 257, 20, metal.lt),
    circle(488, 400, 17, metal.dp),
    circle(487, 399, 13, accent.md),
    path('M474 399a13 13 0 0 0 26 0z', accent.dk),
    circle(483, 394, 3, '#fff', 0.8),
    rect(400, 138, 42, 20, dark.md, 4),
    rect(408, 126, 26, 14, accent.md, 4),
    rect(410, 128, 8, 10, accent.hi, 3),
    rect(226, 472, 30, 8, dark.dk),
    rect(544, 472, 30, 8, dark.dk),
  );
}

/** Two pulleys and a set of V-belts. */
export function beltDrive(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  const pulley = (x: number, y: number, r: number): string =>
    draw(
      circle(x, y, r, ink.fade('diagonal', metal.hi, metal.dk)),
      circle(x, y, r - 12, metal.dp),
      circle(x + 3, y + 3, r - 15, dark.dk),
      times(5, (spoke) => {
        const [sx, sy] = polar(x, y, r - 13, spoke * 72 - 54);
        return (
          bar(`M${x} ${y}L${num(sx)} ${num(sy)}`, metal.md, r * 0.16) +
          bar(`M${x - 3} ${y}L${num(sx - 3)} ${num(sy)}`, metal.hi, r * 0.05)
        );
      }),
      circle(x, y, r * 0.3, metal.lt),
      circle(x, y, r * 0.26, ink.fade('diagonal', metal.lt, metal.dk)),
      circle(x, y, r * 0.13, dark.dp),
    );
  const loop = 'M262 189L530 182A148 148 0 1 1 493 467L230 350A84 84 0 1 1 262 189Z';
  return draw(
    ink.shadow(545, 130),
    ink.shadow(262, 60, 478),
    path('M224 480l22-140h40l22 140z', main.dp),
    path('M224 480l22-140h20l-6 140z', main.md),
    group('translate(22 2)', line(loop, dark.dp, 20)),
    group('translate(11 1)', line(loop, accent.dk, 18)),
    pulley(255, 272, 78),
    pulley(540, 330, 141),
    line(loop, dark.dk, 17),
    line('M262 185L530 178', dark.lt, 4),
    line('M176 250A84 84 0 0 1 252 187', dark.lt, 4),
  );
}
