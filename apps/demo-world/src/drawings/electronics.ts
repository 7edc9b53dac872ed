import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, group, line, path, rect, times } from './shapes.ts';
import { box, drum, log } from './solids.ts';

/** A threaded proximity sensor in its bracket. */
export function sensor(ink: Ink): string {
  const { metal, dark, accent, main } = ink;
  const barrel = ink.pick([metal, main, ink.second, ink.ramp(0.76, 0.07, 80)]);
  return draw(
    ink.shadow(400, 180),
    line('M560 300c110 0 116 60 70 110s-90 74-190 74-150-6-240-2', dark.dp, 20),
    line('M560 296c110 0 116 60 70 110s-90 74-190 74-150-6-240-2', dark.md, 15),
    line('M640 330q4 30-20 60', dark.lt, 4),
    path('M360 480v-20h160v20z', metal.dk),
    path('M430 460V200h64v260z', ink.fade('down', metal.hi, metal.md, metal.dk)),
    path('M494 200l16-8v260l-16 8z', metal.dp),
    path('M430 200l16-8h64l-16 8z', metal.hi),
    path('M340 460l16-10h164l-16 10z', metal.hi),
    rect(340, 460, 164, 20, ink.fade('right', metal.lt, metal.dk)),
    ellipse(380, 456, 16, 4, metal.dp),
    path(log(500, 300, 70, 40, 12), ink.roll(dark, 'down')),
    circle(540, 276, 6, ink.tone(0.8, 0.18, 140)),
    path(log(200, 300, 300, 56, 16), ink.roll(barrel, 'down')),
    line(
      times(19, (at) => `M${230 + at * 14} 245a16 55 0 0 1 0 110`),
      barrel.dp,
      3,
      0.75,
    ),
    line(
      times(19, (at) => `M${236 + at * 14} 258a14 46 0 0 1 10 24`),
      '#fff',
      3,
      0.6,
    ),
    path('M392 224h34l8 38v76l-8 38h-34l8-38v-76z', ink.fade('down', metal.hi, metal.lt, metal.md, metal.dp)),
    bar('M400 262h34m-34 76h34', metal.dp, 2),
    path('M496 224h28l8 38v76l-8 38h-28l8-38v-76z', ink.fade('down', metal.hi, metal.lt, metal.md, metal.dp)),
    bar('M504 262h28m-28 76h28', metal.dp, 2),
    path(log(186, 300, 26, 58, 16), ink.roll(accent, 'down')),
    ellipse(186, 300, 16, 58, ink.fade('down', accent.hi, accent.md)),
    ellipse(187, 300, 11, 42, ink.fade('down', accent.lt, accent.dk)),
    line('M150 270q-12 30 0 60m-22-76q-18 46 0 92', main.md, 6, 0.5),
  );
}

/** A populated circuit board. */
export function circuitBoard(ink: Ink): string {
  const { metal, dark, accent } = ink;
  const mask = ink.pick([ink.ramp(0.46, 0.09, 160), ink.ramp(0.42, 0.1, 258), ink.main]);
  const gold = ink.ramp(0.78, 0.11, 85);
  const chip = (x: number, y: number, w: number, h: number): string =>
    draw(
      bar(`M${x - 9} ${y + h / 2}h${w + 18}`, metal.lt, h - 12),
      bar(
        times(Math.floor(h / 14) + 1, (at) => `M${x - 10} ${y + at * 14 + 2}h${w + 20}`),
        mask.dk,
        6,
      ),
      rect(x + 4, y + 7, w, h, dark.dp, 3, 0.5),
      rect(x, y, w, h, dark.dk, 3),
      rect(x, y - 7, w, h, ink.fade('diagonal', dark.lt, dark.dk), 3),
      circle(x + 12, y + 5, 4, dark.dp),
    );
  const can = (x: number, y: number): string =>
    path(drum(x, y - 26, 17, 26, 13), ink.roll(accent)) +
    ellipse(x, y - 26, 17, 13, metal.hi) +
    path(`M${x - 17} ${y - 26}a17 13 0 0 1 10-12v24z`, dark.md);
  return draw(
    ink.shadow(420, 230, 462),
    group(
      'matrix(.92 .1 -.34 .86 168 14)',
      rect(190, 170, 440, 330, mask.dp, 14),
      rect(190, 156, 440, 330, ink.fade('diagonal', mask.lt, mask.md, mask.dk), 14),
      line(
        'M230 200h60l30 30h60M230 216h50l40 44h20M500 190v50l-40 40M516 190v56l-40 44M600 330h-60l-30-30M600 346h-70l-30-30M360 380v40l-40 40h-90M376 380v46l-44 44M470 380l30 40h90',
        mask.hi,
        4,
        0.75,
      ),
      line(
        'M230 200h0M230 216h0M500 190h0M516 190h0M600 330h0M600 346h0M590 420h0M230 460h0M332 470h0',
        gold.lt,
        11,
      ),
      times(
        4,
        (at) =>
          circle(210 + (at % 2) * 400, 176 + (at > 1 ? 290 : 0), 9, gold.md) +
          circle(210 + (at % 2) * 400, 176 + (at > 1 ? 290 : 0), 5, mask.dp),
      ),
      chip(350, 260, 120, 116),
      chip(240, 250, 56, 70),
      chip(530, 376, 60, 52),
      rect(380, 474, 190, 16, gold.md),
      bar(
        times(12, (at) => `M${388 + at * 15.6} 470v22`),
        mask.dk,
        5,
      ),
      bar('M240 370h16m-16 20h16m-16 20h16m40-40h16m-16 20h16M420 200h16m-16 18h16', accent.lt, 11),
      bar('M244 370h8m-8 20h8m-8 20h8m48-40h8m-8 20h8M424 200h8m-8 18h8', dark.md, 11),
      can(560, 226),
      can(600, 226),
      can(580, 270),
      rect(176, 390, 54, 70, metal.dp, 3),
      rect(176, 376, 54, 70, ink.fade('down', metal.hi, metal.md), 3),
      rect(180, 384, 8, 54, dark.dp),
    ),
  );
}

/** A server rack. */
export function serverRack(ink: Ink): string {
  const { dark, accent, main, metal } = ink;
  const green = ink.tone(0.8, 0.17, 150);
  return draw(
    ink.shadow(420, 160),
    box(270, 110, 230, 358, 80, dark, dark.dp),
    rect(270, 110, 230, 14, dark.lt),
    rect(270, 456, 230, 12, dark.md),
    rect(278, 124, 12, 332, dark.lt),
    rect(480, 124, 12, 332, dark.lt),
    times(9, (at) =>
      draw(
        rect(
          290,
          128 + at * 36,
          190,
          31,
          ink.fade('down', at === 3 ? main.lt : metal.dk, at === 3 ? main.dk : dark.md),
          3,
        ),
        rect(290, 128 + at * 36, 190, 3, '#fff', 0, 0.25),
        at % 3 === 1
          ? bar(
              times(8, (bay) => `M${300 + bay * 15} ${143 + at * 36}h11`),
              dark.dp,
              20,
            )
          : bar(`M300 ${138 + at * 36}h92m-92 7h92m-92 7h92`, dark.dp, 3),
      ),
    ),
    line(
      times(9, (at) => `M436 ${143 + at * 36}h0`),
      green,
      7,
    ),
    line(
      times(9, (at) => `M450 ${143 + at * 36}h0`),
      accent.lt,
      7,
    ),
    line(
      times(5, (at) => `M464 ${143 + at * 72}h0`),
      main.hi,
      7,
    ),
    line('M462 215c30 0 22 70 0 72M462 250c18 4 18 66 0 108', accent.md, 4),
    bar(
      times(9, (at) => `M516 ${150 + at * 34}l46 -23`),
      dark.dp,
      6,
    ),
    rect(284, 468, 24, 12, dark.dp, 3),
    rect(462, 468, 24, 12, dark.dp, 3),
    rect(552, 426, 20, 12, dark.dp, 3),
  );
}

/** A network router with its antennas. */
export function router(ink: Ink): string {
  const { dark, accent, main, pale } = ink;
  const body = ink.pick([dark, pale, main]);
  const tip = body === dark ? body.lt : dark.md;
  const antenna = (x: number, lean: number): string =>
    group(
      `rotate(${lean} ${x} 400)`,
      path(`M${x - 11} 400l4-222q7-12 14 0l4 222z`, ink.fade('right', dark.lt, dark.md, dark.dp)),
      rect(x - 13, 372, 26, 40, dark.dk, 6),
    );
  return draw(
    ink.shadow(400, 240),
    antenna(236, -14),
    antenna(348, -4),
    antenna(452, 4),
    antenna(564, 14),
    path('M216 384l-46 44h460l-46-44z', ink.fade('down', body.lt, body.hi)),
    line('M300 396h200m-212 12h224m-236 12h248', body.dk, 3.5),
    path('M170 428h460l-10 40q-2 8-12 8H192q-10 0-12-8z', ink.fade('down', body.md, body.dk)),
    rect(170, 426, 460, 6, body.hi, 2),
    line('M216 452h0m26 0h0m26 0h0m26 0h0', ink.tone(0.8, 0.17, 150), 9),
    line('M320 452h0', accent.md, 9),
    bar('M400 452h26m8 0h26m8 0h26m8 0h26', tip, 22),
    bar('M404 456h18m16 0h18m16 0h18m16 0h18', dark.dp, 12),
    circle(584, 452, 11, dark.dp),
    circle(583, 451, 7, accent.md),
    rect(200, 474, 34, 8, dark.dp, 3),
    rect(566, 474, 34, 8, dark.dp, 3),
    line('M360 116a60 60 0 0 1 80 0m-58 26a28 28 0 0 1 36 0', accent.md, 9, 0.9),
    circle(400, 166, 7, accent.md, 0.9),
  );
}

/** A monitor showing a quiet dashboard. */
export function display(ink: Ink): string {
  const { dark, metal, main, accent } = ink;
  const bars = [42, 70, 56, 92, 78, 112];
  return draw(
    ink.shadow(400, 130),
    path('M372 380h56l8 84h-72z', ink.fade('right', metal.lt, metal.md, metal.dp)),
    path('M300 480q0-20 40-20h120q40 0 40 20z', ink.fade('down', metal.hi, metal.dk)),
    rect(176, 112, 456, 288, dark.dp, 14),
    rect(170, 108, 456, 288, dark.dk, 14),
    rect(182, 120, 432, 250, ink.fade('diagonal', main.dp, main.dk)),
    circle(398, 383, 4, dark.lt),
    rect(182, 120, 64, 250, main.dp),
    bar('M196 146h36', accent.md, 10),
    bar('M196 178h36m-36 22h28m-28 22h34m-34 22h24', main.md, 7),
    rect(262, 136, 104, 62, main.md, 6),
    rect(376, 136, 104, 62, main.md, 6),
    rect(490, 136, 108, 62, main.md, 6),
    bar('M274 156h40m74 0h40m74 0h40', main.hi, 6),
    bar('M274 178h64m50 0h50m64 0h70', '#fff', 12, 0.9),
    rect(262, 212, 218, 144, main.md, 6),
    times(6, (at) =>
      rect(278 + at * 33, 346 - (bars[at] ?? 0), 20, bars[at] ?? 0, at === 5 ? accent.md : main.hi, 3),
    ),
    rect(490, 212, 108, 144, main.md, 6),
    circle(544, 276, 40, main.hi),
    path('M544 276V236a40 40 0 0 1 34 60z', accent.md),
    circle(544, 276, 22, main.md),
    bar('M506 336h76', main.hi, 7),
    path('M182 120h190L262 370h-80z', '#fff', 0.07),
  );
}
