import type { Ramp } from './colour.ts';
import type { Ink } from './ink.ts';
import { bar, circle, cog, draw, ellipse, group, hoop, line, num, path, polar, rect, regular, times } from './shapes.ts';
import { log } from './solids.ts';

function wheel(ink: Ink, x: number, y: number, r: number, teeth: number, turn: number, ramp: Ramp): string {
  const holes = Math.round(teeth / 4) + 1;
  const inner = r * 0.86;
  return draw(
    path(cog(x + 14, y + 2, r, inner, teeth, turn), ramp.dp),
    path(cog(x + 7, y + 1, r, inner, teeth, turn), ramp.dp),
    path(cog(x, y, r, inner, teeth, turn), ink.fade('diagonal', ramp.lt, ramp.md, ramp.dk)),
    circle(x, y, r * 0.74, ramp.dk),
    circle(x + 4, y + 4, r * 0.72, ink.fade('diagonal', ramp.dk, ramp.md, ramp.lt)),
    times(holes, (hole) => {
      const [hx, hy] = polar(x, y, r * 0.49, turn + (hole * 360) / holes);
      return circle(hx, hy, r * 0.135, ramp.dp) + circle(hx + 3, hy + 3, r * 0.115, ink.dark.dk, 0.55);
    }),
    circle(x + 5, y + 5, r * 0.27, ramp.dp, 0.6),
    circle(x, y, r * 0.27, ink.fade('diagonal', ink.metal.hi, ink.metal.dk)),
    circle(x, y, r * 0.15, ink.dark.dk),
    rect(x - r * 0.04, y - r * 0.2, r * 0.08, r * 0.12, ink.dark.dk),
    path(`M${num(x - r * 0.15)} ${num(y)}a${num(r * 0.15)} ${num(r * 0.15)} 0 0 0 ${num(r * 0.3)} 0`, ink.dark.lt, 0.5),
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
    ink.clip(circle(x, y, 57, '#000'), ellipse(x + 42, y, 58, 57, ink.fade('down', metal.md, ink.palette.ground[0] > 0.94 ? metal.hi : metal.lt))),
    path('M232 232a160 160 0 0 1 96-84l4 14a146 146 0 0 0-86 78z', '#fff', 0.6),
  );
}

/** A roller chain around two sprockets. */
export function chain(ink: Ink): string {
  const { metal, dark } = ink;
  const [left, right, big, small, y] = [310, 565, 132, 74, 335];
  const joints: [number, number][] = [];
  const lean = (Math.asin((big - small) / (right - left)) * 180) / Math.PI;
  for (let at = 90 - lean; at <= 270 + lean + 1; at += (180 + 2 * lean) / 14) joints.push(polar(left, y, big, at) as [number, number]);
  const [from, to] = [polar(left, y, big, -90 - -lean - 0), polar(right, y, small, -90 + lean)];
  void from;
  const top = joints.at(-1) ?? [0, 0];
  for (let at = 1; at <= 7; at += 1) joints.push([top[0] + ((to[0] - top[0]) * at) / 8, top[1] + ((to[1] - top[1]) * at) / 8]);
  for (let at = -90 + lean; at <= 91 - lean; at += (180 - 2 * lean) / 6) joints.push(polar(right, y, small, at) as [number, number]);
  const bottom = joints.at(-1) ?? [0, 0];
  const first = joints[0] ?? [0, 0];
  for (let at = 1; at <= 7; at += 1) joints.push([bottom[0] + ((first[0] - bottom[0]) * at) / 8, bottom[1] + ((first[1] - bottom[1]) * at) / 8]);
  const plates = (odd: number): string =>
    joints.map((joint, at) => {
      const next = joints[(at + 1) % joints.length] ?? joint;
      return at % 2 === odd ? `M${num(joint[0])} ${num(joint[1])}L${num(next[0])} ${num(next[1])}` : '';
    }).join('');
  const pins = joints.map(([px, py]) => `M${num(px)} ${num(py)}h0`).join('');
  return draw(
    ink.shadow(330, 110),
    ink.shadow(565, 60, 424),
    group('translate(9 3)', line(plates(0) + plates(1), dark.dp, 26)),
    path(cog(left, y, big + 6, big - 14, 18, ink.vary(0, 20)), ink.fade('diagonal', ink.main.lt, ink.main.dk)),
    path(cog(right, y, small + 6, small - 12, 10, 6), ink.fade('diagonal', ink.main.lt, ink.main.dk)),
  ) + draw(
    times(5, (hole) => {
      const [hx, hy] = polar(left, y, 66, hole * 72 - 90);
      return circle(hx, hy, 22, ink.main.dp);
    }),
    circle(left, y, 32, metal.lt), circle(left, y, 18, dark.dk),
    circle(right, y, 24, metal.lt), circle(right, y, 13, dark.dk),
    line(plates(1), metal.dk, 20), line(plates(1), metal.md, 15),
    line(plates(0), dark.md, 25), line(plates(0), metal.lt, 21),
    line(pins, metal.dp, 11), line(pins, metal.hi, 6),
  );
}

/** An industrial reduction gearbox. */
export function gearbox(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  const bolts = (x: number, y: number, r: number, count: number): string =>
    times(count, (bolt) => {
      const [bx, by] = polar(x, y, r, 22.5 + (bolt * 360) / count);
      return path(regular(bx, by, 7, 6), main.dp) + path(regular(bx - 1, by - 1, 5, 6), metal.lt);
    });
  return draw(
    ink.shadow(400, 200),
    path(log(560, 250, 78, 21, 7), ink.roll(metal, 'down')),
    rect(590, 236, 44, 9, metal.dp, 4),
    path('M205 480v-26h390v26z', main.dp), rect(205, 452, 390, 14, main.md, 3),
    path('M238 456V300q0-20 12-34l62-92q12-18 34-18h146q26 0 40 20l24 36q8 14 8 32v212z', ink.fade('diagonal', main.lt, main.md, main.dk)),
    path('M492 156q26 0 40 20l24 36q8 14 8 32v212h-40V250q0-20-10-34l-34-52z', main.dk),
    path('M260 300q0-14 8-26l58-84q8-12 24-12h60', 'none'),
    line('M252 290q2-8 8-17l60-88q10-13 26-13h120', '#fff', 4, 0.35),
    rect(228, 326, 346, 20, main.dk), rect(228, 326, 346, 8, main.lt),
    times(7, (at) => rect(244 + at * 52, 318, 16, 10, metal.md, 2) + rect(244 + at * 52, 318, 16, 4, metal.hi, 2)),
    circle(342, 362, 88, main.dp), circle(338, 358, 86, ink.fade('diagonal', main.lt, main.dk)), circle(338, 358, 66, main.dk), circle(340, 360, 62, main.md),
    bolts(338, 358, 76, 8),
    circle(338, 358, 38, metal.dp), circle(334, 355, 34, ink.fade('diagonal', metal.hi, metal.dk)), rect(328, 318, 12, 18, dark.md, 2), circle(334, 355, 8, metal.dp),
    circle(472, 262, 52, main.dp), circle(469, 259, 50, ink.fade('diagonal', main.lt, main.dk)), bolts(469, 259, 39, 6),
    circle(469, 259, 25, metal.md), circle(467, 257, 20, metal.lt),
    circle(488, 400, 17, metal.dp), circle(487, 399, 13, accent.md), path('M474 399a13 13 0 0 0 26 0z', accent.dk), circle(483, 394, 3, '#fff', 0.8),
    rect(400, 138, 42, 20, dark.md, 4), rect(408, 126, 26, 14, accent.md, 4), rect(410, 128, 8, 10, accent.hi, 3),
    rect(226, 472, 30, 8, dark.dk), rect(544, 472, 30, 8, dark.dk),
  );
}

/** Two pulleys and a set of V-belts. */
export function beltDrive(ink: Ink): string {
  const { main, metal, dark, accent } = ink;
  const pulley = (x: number, y: number, r: number): string =>
    draw(
      circle(x, y, r, ink.fade('diagonal', metal.hi, metal.dk)), circle(x, y, r - 12, metal.dp), circle(x + 3, y + 3, r - 15, dark.dk),
      times(5, (spoke) => {
        const [sx, sy] = polar(x, y, r - 13, spoke * 72 - 54);
        return bar(`M${x} ${y}L${num(sx)} ${num(sy)}`, metal.md, r * 0.16) + bar(`M${x - 3} ${y}L${num(sx - 3)} ${num(sy)}`, metal.hi, r * 0.05);
      }),
      circle(x, y, r * 0.3, metal.lt), circle(x, y, r * 0.26, ink.fade('diagonal', metal.lt, metal.dk)), circle(x, y, r * 0.13, dark.dp),
    );
  const loop = 'M288 196A86 86 0 1 0 262 350L508 471A150 150 0 1 0 520 180Z';
  return draw(
    ink.shadow(545, 130), ink.shadow(262, 60, 478),
    path('M224 480l22-140h40l22 140z', main.dp), path('M224 480l22-140h20l-6 140z', main.md),
    group('translate(22 2)', line('M262 189L530 182A148 148 0 1 1 493 467L230 350A84 84 0 1 1 262 189Z', dark.dp, 20)),
    group('translate(11 1)', line('M262 189L530 182A148 148 0 1 1 493 467L230 350A84 84 0 1 1 262 189Z', accent.dk, 18)),
    pulley(255, 272, 78), pulley(540, 330, 141),
    line('M262 189L530 182A148 148 0 1 1 493 467L230 350A84 84 0 1 1 262 189Z', dark.dk, 17),
    line('M262 185L530 178', dark.lt, 4),
    line('M176 250A84 84 0 0 1 252 187', dark.lt, 4),
    loop === '' && '',
  );
}

/** A jaw coupling between two shafts. */
export function coupling(ink: Ink): string {
  const { metal, main, accent, dark } = ink;
  const y = 320;
  return draw(
    ink.shadow(400, 210, 474),
    path(log(520, y, 120, 46, 14), ink.roll(metal, 'down')), ellipse(640, y, 14, 46, metal.lt), ellipse(640, y, 7, 22, metal.dk),
    path(log(470, y, 84, 108, 34), ink.roll(main, 'down')),
    path(log(420, y, 66, 152, 46), ink.roll(main, 'down')),
    path(log(362, y, 62, 146, 44), ink.roll(accent, 'down')),
    times(3, (jaw) => path(`M${362 + 0} ${[196, 286, 400][jaw]}h84v${[46, 70, 40][jaw]}h-84z`, [main.md, main.lt, main.dp][jaw] ?? '')),
    path(log(290, y, 84, 152, 46), ink.roll(main, 'down')),
    ellipse(290, y, 46, 152, ink.fade('down', main.hi, main.md)), ellipse(292, y, 41, 142, ink.fade('down', main.lt, main.dk)),
    path(log(232, y, 62, 104, 32), ink.roll(main, 'down')),
    ellipse(232, y, 32, 104, ink.fade('down', main.hi, main.lt)), ellipse(234, y, 28, 96, main.md),
    ellipse(236, y, 17, 56, dark.dk),
    path(log(150, y, 88, 46, 14), ink.roll(metal, 'down')), ellipse(150, y, 14, 46, ink.fade('down', metal.hi, metal.md)), rect(176, y - 32, 50, 10, metal.dp, 5),
    rect(300, 200, 62, 5, '#fff', 2, 0.5), rect(486, 188, 0.1, 0.1, main.hi),
    circle(330, 300, 13, main.dp), circle(330, 300, 9, dark.dp), circle(498, 300, 12, main.dp), circle(498, 300, 8, dark.dp),
  );
}

/** A tall compression spring and a short one. */
export function spring(ink: Ink): string {
  const { metal, accent, dark } = ink;
  const coil = (x: number, top: number, r: number, turns: number, step: number, wire: number, ramp: Ramp): string =>
    draw(
      line(times(turns, (at) => `M${num(x + r)} ${num(top + at * step)}C${num(x + r)} ${num(top + at * step - 16)} ${num(x - r)} ${num(top + at * step - step * 0.1 - 6)} ${num(x - r)} ${num(top + at * step + step * 0.5 - 8)}`), ramp.dp, wire),
      line(times(turns, (at) => `M${num(x - r)} ${num(top + at * step + step * 0.5 - 8)}C${num(x - r)} ${num(top + at * step + step * 0.5 + 26)} ${num(x + r)} ${num(top + (at + 1) * step + 24)} ${num(x + r)} ${num(top + (at + 1) * step)}`), dark.md, wire + 3),
      line(times(turns, (at) => `M${num(x - r)} ${num(top + at * step + step * 0.5 - 8)}C${num(x - r)} ${num(top + at * step + step * 0.5 + 26)} ${num(x + r)} ${num(top + (at + 1) * step + 24)} ${num(x + r)} ${num(top + (at + 1) * step)}`), ramp.md, wire - 1),
      line(times(turns, (at) => `M${num(x - r + 4)} ${num(top + at * step + step * 0.5 - 6)}c6 22 ${num(r * 0.6)} ${num(step * 0.4 + 14)} ${num(r * 1.1)} ${num(step * 0.5 + 12)}`), ramp.hi, wire * 0.25),
    );
  return draw(
    ink.shadow(345, 110), ink.shadow(553, 66),
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
      path(`M${x - r} ${y}v${h}l${r * 0.5} 16v${-h}z`, ramp.lt), path(`M${x + r} ${y}v${h}l${-r * 0.5} 16v${-h}z`, ramp.dk),
      path(`M${x - r} ${y}l${r * 0.5} -16h${r}l${r * 0.5} 16l${-r * 0.5} 16h${-r}z`, ramp.hi),
    );
  return draw(
    ink.shadow(345, 110), ink.shadow(545, 90),
    nut(340, 402, 110, 62, metal),
    path('M292 170q48-22 96 0v232q-48 20-96 0z', ink.roll(metal)), ellipse(340, 402, 52, 9, metal.dk, 0.6),
    path('M292 170v232q48 20 96 0V170z', ink.roll(metal)), ellipse(340, 168, 42, 9, metal.hi), path('M292 182l6-14q42 16 84 0l6 14q-48 22-96 0z', metal.md),
    bar(times(11, (at) => `M291 ${186 + at * 15}q48 26 98 4`), metal.dp, 5), bar(times(11, (at) => `M292 ${182 + at * 15}q40 22 70 13`), metal.hi, 3),
    nut(550, 396, 88, 66, main), ellipse(550, 396, 50, 10, main.dp), path('M500 396q50 26 100 0q-50 14-100 0z', main.lt),
  ) + draw(
    ellipse(452, 500, 62, 20, metal.dp), ellipse(452, 494, 62, 20, ink.fade('right', metal.hi, metal.dk)), ellipse(452, 494, 28, 9, metal.dp), ellipse(452, 497, 26, 7, ink.tone(0.85, 0.01, 90)),
  );
}
