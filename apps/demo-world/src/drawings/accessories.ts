import type { Ink } from './ink.ts';
import {
  bar,
  circle,
  draw,
  ellipse,
  group,
  hoop,
  line,
  num,
  path,
  polar,
  rect,
  stitch,
  times,
} from './shapes.ts';

/** A structured handbag. */
export function handbag(ink: Ink): string {
  const leather = ink.pick([ink.main, ink.second, ink.ramp(0.56, 0.09, 50)]);
  const brass = ink.ramp(0.78, 0.1, 85);
  return draw(
    ink.shadow(400, 190),
    line('M318 250q-8-142 82-142t82 142', leather.dp, 16),
    line('M306 262q-8-142 82-142t94 136', leather.dp, 18),
    line('M302 260q-8-142 84-142t92 136', leather.md, 13),
    line('M304 220q4-92 82-98', leather.hi, 4),
    path(
      'M248 250h304q14 0 18 16l36 194q2 20-18 20H212q-20 0-18-20l36-194q4-16 18-16z',
      ink.fade('down', leather.lt, leather.md, leather.dk),
    ),
    path('M552 250q14 0 18 16l36 194q2 20-18 20h-40q-10-120-26-230z', leather.dk),
    path('M212 480q-20 0-18-20l4-20h404l4 20q2 20-18 20z', leather.dp, 0.7),
    path('M240 250h320l18 98q-90 56-178 56t-178-56z', leather.dp, 0.5),
    path(
      'M244 250h312l18 90q-88 54-174 54t-174-54z',
      ink.fade('diagonal', leather.hi, leather.lt, leather.md),
    ),
    stitch('M252 260l-16 76q84 46 164 46t164-46l-16-76', leather.dk, 2.5, '9 6'),
    rect(290, 236, 26, 36, brass.dp, 4),
    rect(288, 234, 24, 34, brass.lt, 4),
    rect(472, 236, 26, 36, brass.dp, 4),
    rect(470, 234, 24, 34, brass.lt, 4),
    circle(300, 251, 7, leather.dk),
    circle(482, 251, 7, leather.dk),
    rect(370, 356, 64, 52, brass.dp, 8),
    rect(367, 352, 64, 52, ink.fade('diagonal', brass.hi, brass.md, brass.dk), 8),
    rect(381, 364, 36, 28, leather.dk, 5),
    rect(393, 346, 12, 40, brass.lt, 5),
    path('M540 272l24 22-6 120-30 8-4-130z', ink.accent.dk),
    path('M540 272l-6 4-8 140 30-8z', ink.accent.md),
    line('M520 256l20 22', brass.md, 5),
    path('M206 470h388q-2 10-10 10H216q-8 0-10-10z', leather.dp),
  );
}

/** A coiled leather belt. */
export function belt(ink: Ink): string {
  const leather = ink.pick([ink.ramp(0.48, 0.075, 50), ink.main, ink.dark, ink.second]);
  const brass = ink.pick([ink.ramp(0.8, 0.1, 85), ink.metal]);
  const turn = (r: number, h: number): string =>
    draw(
      path(
        `M${400 - r} ${300}v${h}a${r} ${num(r * 0.36)} 0 0 0 ${2 * r} 0v${-h}a${r} ${num(r * 0.36)} 0 0 1 ${-2 * r} 0z`,
        ink.fade('right', leather.dk, leather.lt, leather.md, leather.dk, leather.dp),
      ),
      hoop(400, 300, r, r * 0.36, leather.hi, 5),
    );
  return draw(
    ink.shadow(400, 210),
    ellipse(400, 392, 200, 74, leather.dp),
    ellipse(400, 300, 206, 74, leather.dp),
    ink.clip(
      ellipse(400, 300, 204, 73, '#000'),
      rect(190, 220, 420, 180, leather.dp),
      path(
        'M196 300a204 73 0 0 1 408 0v92a204 73 0 0 0-408 0z',
        ink.fade('right', leather.dk, leather.md, leather.dp),
      ),
      path(
        'M232 316a168 60 0 0 1 336 0v92a168 60 0 0 0-336 0z',
        ink.fade('right', leather.md, leather.lt, leather.dk),
      ),
      path(
        'M262 330a138 50 0 0 1 276 0v92a138 50 0 0 0-276 0z',
        ink.fade('right', leather.dk, leather.md, leather.dp),
      ),
      hoop(400, 330, 138, 50, leather.hi, 4),
      hoop(400, 316, 168, 60, leather.hi, 4),
      path('M292 344a108 40 0 0 1 216 0v92H292z', leather.dp),
    ),
    turn(206, 104),
    stitch('M196 318a206 74 0 0 0 408 0M196 390a206 74 0 0 0 408 0', leather.hi, 2.5, '10 7'),
    path('M424 372l150-24q14 46-4 86l-146 44z', leather.dp, 0.5),
    path('M416 374q80-4 150-34l6 92q-70 36-156 44z', ink.fade('right', leather.lt, leather.md)),
    circle(452, 424, 6, leather.dp),
    circle(486, 417, 6, leather.dp),
    circle(520, 407, 6, leather.dp),
    path('M316 360l106 6v120l-106-8q-10-2-10-12v-96q0-10 10-10zM332 382v76l72 6v-78z', brass.dp, 1, true),
    path(
      'M312 356l106 6v120l-106-8q-10-2-10-12v-96q0-10 10-10zM328 378v76l72 6v-78z',
      ink.fade('diagonal', brass.hi, brass.lt, brass.dk),
      1,
      true,
    ),
    line('M312 418l118 6', brass.dp, 12),
    line('M312 416l118 6', brass.hi, 7),
    path('M232 364l34 18v84l-34-20z', leather.dk),
    path('M232 364l34 18v8l-34-18z', leather.hi),
  );
}

/** A pair of sunglasses. */
export function sunglasses(ink: Ink): string {
  const { metal, accent } = ink;
  const frame = ink.pick([ink.main, ink.dark, ink.ramp(0.45, 0.08, 45)]);
  const lens = ink.pick([ink.ramp(0.42, 0.05, 220), ink.ramp(0.46, 0.06, 60), ink.second]);
  const glass = 'q4-26 34-30 50-6 96 4 26 6 26 30-2 96-78 98-76-4-78-102z';
  return draw(
    ink.shadow(400, 240),
    ellipse(300, 482, 90, 9, lens.md, 0.3),
    ellipse(520, 482, 90, 9, lens.md, 0.3),
    group(
      'translate(400 480) scale(1.18) translate(-400 -476)',
      line('M198 350L286 254q18-16 30 10', frame.dp, 15),
      line('M198 346L284 252q18-16 30 8', frame.md, 9),
      line('M602 350L514 254q-18-16-30 10', frame.dp, 15),
      line('M602 346L516 252q-18-16-30 8', frame.md, 9),
      path(
        'M176 352q2-34 46-36 70-4 120 8 20 6 30 18 28-12 56 0 10-12 30-18 50-12 120-8 44 2 46 36l-6 22q-10 112-104 108-84-4-102-116-12-16-24 0-18 112-102 116-94 4-104-108z',
        frame.dp,
      ),
      path(
        'M176 346q2-34 46-36 70-4 120 8 20 6 30 18 28-12 56 0 10-12 30-18 50-12 120-8 44 2 46 36l-6 22q-10 112-104 108-84-4-102-116-12-16-24 0-18 112-102 116-94 4-104-108z',
        ink.fade('down', frame.lt, frame.md, frame.dk),
      ),
      `<path d="M204 358${glass}M440 358${glass}" fill="${ink.fade('down', lens.dp, lens.md, lens.hi)}"/>`,
      path(
        'M214 362q4-22 30-26 24-2 50 0-36 50-44 110-34-26-36-84zM456 352q6-14 26-18 24-2 44 0-36 50-42 106-28-28-28-88z',
        '#fff',
        0.22,
      ),
      path(
        'M310 338q10 0 24 4-30 50-36 112-8 2-16 0 2-60 28-116zM546 338q10 0 24 4-30 50-36 112-8 2-16 0 2-60 28-116z',
        '#fff',
        0.16,
      ),
      line('M196 326q20-8 60-8 50 0 84 8', '#fff', 4, 0.4),
      line('M462 324q30-6 80-6', '#fff', 4, 0.4),
      rect(184, 336, 20, 9, metal.hi, 4),
      rect(596, 336, 20, 9, metal.hi, 4),
      circle(188, 360, 4, accent.md),
      circle(612, 360, 4, accent.md),
    ),
  );
}

/** A wrist watch. */
export function watch(ink: Ink): string {
  const { metal, accent, dark } = ink;
  const strap = ink.pick([ink.main, ink.ramp(0.5, 0.08, 50), ink.second]);
  const dial = ink.pick([ink.pale, ink.main, dark]);
  const mark = dial === ink.pale ? dark.md : '#ffffff';
  const gold = ink.pick([metal, ink.ramp(0.8, 0.09, 80)]);
  const [x, y] = [400, 290];
  const hand = (turn: number, length: number, width: number, colour: string): string =>
    group(
      `rotate(${num(turn)} ${x} ${y})`,
      path(
        `M${x - width} ${y + 14}l${width * 0.4}-${length}h${width * 1.2}l${width * 0.4} ${length}z`,
        colour,
      ),
    );
  return draw(
    ink.shadow(400, 110, 498),
    path('M344 180l8-108q2-10 12-10h72q10 0 12 10l8 108z', ink.fade('right', strap.lt, strap.md, strap.dp)),
    path('M344 400l8 86q2 14 14 14h68q12 0 14-14l8-86z', ink.fade('right', strap.lt, strap.md, strap.dp)),
    stitch('M358 170l6-92h72l6 92M358 410l6 76h72l6-76', strap.hi, 2.5, '7 6'),
    line('M400 436h0m0 20h0m0 20h0', strap.dp, 8),
    path(
      'M326 180l20-40h14v50zM474 180l-20-40h-14v50zM326 400l20 40h14v-50zM474 400l-20 40h-14v-50z',
      ink.fade('right', gold.lt, gold.dk),
    ),
    rect(534, 274, 24, 32, gold.dk, 5),
    bar('M546 276v28m6-28v28', gold.dp, 2),
    circle(x + 4, y + 4, 142, gold.dp),
    circle(x, y, 142, ink.fade('diagonal', gold.hi, gold.md, gold.dk)),
    circle(x, y, 126, gold.dp),
    circle(x, y, 122, ink.fade('diagonal', dial.lt, dial.md, dial.dk)),
    bar(
      times(
        12,
        (at) =>
          `M${polar(x, y, at % 3 ? 102 : 92, at * 30)
            .map(num)
            .join(' ')}L${polar(x, y, 112, at * 30)
            .map(num)
            .join(' ')}`,
      ),
      mark,
      7,
    ),
    bar(
      times(60, (at) =>
        at % 5
          ? `M${polar(x, y, 110, at * 6)
              .map(Math.round)
              .join(' ')}L${polar(x, y, 114, at * 6)
              .map(Math.round)
              .join(' ')}`
          : '',
      ),
      mark,
      2,
    ),
    circle(x, y + 48, 26, dial.dk),
    hoop(x, y + 48, 25, 25, gold.md, 2),
    line(`M400 338l10-14`, mark, 3),
    rect(452, 280, 28, 20, gold.hi, 2),
    hand(ink.vary(290, 330), 72, 6, mark),
    hand(ink.vary(30, 70), 104, 4.5, mark),
    hand(ink.vary(100, 250), 110, 2, accent.md),
    circle(x, y, 8, accent.md),
    path('M290 270a112 112 0 0 1 130-90q-90 30-110 120-20 0-20-30z', '#fff', 0.18),
  );
}
