import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, path, rect, times } from './shapes.ts';

/** A crate of fruit. */
export function fruitCrate(ink: Ink): string {
  const { wood, accent } = ink;
  const fruit = ink.pick([ink.ramp(0.62, 0.17, 28), ink.ramp(0.76, 0.15, 62), ink.ramp(0.72, 0.13, 125)]);
  const leaf = ink.ramp(0.55, 0.09, 142);
  const one = (x: number, y: number): string =>
    draw(
      circle(x, y, 46, ink.ball(fruit)),
      y < 300 && line(`M${x + 2} ${y - 38}q2-10 8-14`, wood.dp, 5),
      y < 300 && path(`M${x + 6} ${y - 42}q16-20 36-12-8 22-36 12z`, leaf.md),
    );
  const slat = (y: number): string =>
    rect(170, y, 460, 44, ink.fade('right', wood.lt, wood.md, wood.dk), 3) +
    rect(170, y + 40, 460, 5, wood.dp, 2);
  return draw(
    ink.shadow(400, 250),
    path('M196 300l24-50h360l24 50z', wood.dp),
    one(310, 228),
    one(400, 210),
    one(490, 228),
    one(256, 274),
    one(346, 260),
    one(450, 258),
    one(542, 274),
    rect(184, 300, 432, 180, wood.dp),
    one(220, 304),
    one(305, 306),
    one(400, 304),
    one(492, 306),
    one(578, 304),
    slat(310),
    slat(372),
    slat(434),
    path('M170 296h40v184h-40zM590 296h40v184h-40z', ink.fade('right', wood.hi, wood.md)),
    path('M206 296h6v184h-6zM626 296h6v184h-6z', wood.dp),
    line('M190 330h0m0 62h0m0 62h0M610 330h0m0 62h0m0 62h0', ink.dark.md, 8),
    rect(340, 366, 120, 56, accent.md, 4),
    circle(372, 396, 14, accent.hi),
    bar('M396 388h48m-48 14h36', accent.hi, 6),
  );
}

/** A wheel of cheese with a wedge cut out. */
export function cheese(ink: Ink): string {
  const paste = ink.ramp(0.87, 0.1, 92);
  const rind = ink.pick([ink.ramp(0.76, 0.12, 72), ink.ramp(0.6, 0.15, 32), ink.ramp(0.55, 0.05, 60)]);
  const { pale, main, wood } = ink;
  return draw(
    ink.shadow(390, 250, 488),
    rect(150, 462, 500, 22, wood.dk, 8),
    rect(150, 458, 500, 12, wood.lt, 6),
    path(
      'M190 290v130q0 54 190 54t190-54V290z',
      ink.fade('right', rind.dk, rind.lt, rind.md, rind.dk, rind.dp),
    ),
    ellipse(380, 290, 190, 78, rind.lt),
    ellipse(380, 287, 182, 73, ink.fade('diagonal', rind.hi, rind.lt)),
    path('M380 290L500 350v118q50-10 70-30v-150z', paste.dp),
    path('M380 290l126 58v120q-66 8-126 6z', ink.fade('right', paste.lt, paste.md)),
    path('M380 290l190-2v142q-20 26-64 36V348z', ink.fade('right', paste.dk, paste.md)),
    path('M380 474V290l6 3v181z', paste.hi),
    ellipse(420, 350, 18, 14, paste.dk),
    ellipse(422, 353, 15, 10, paste.dp, 0.7),
    ellipse(464, 420, 20, 16, paste.dk),
    ellipse(466, 423, 16, 12, paste.dp, 0.7),
    ellipse(412, 440, 11, 9, paste.dk),
    ellipse(472, 364, 9, 8, paste.dk),
    ellipse(536, 380, 11, 15, paste.dp),
    ellipse(530, 326, 7, 10, paste.dp),
    path('M560 458V372l120 34v52z', ink.fade('right', paste.lt, paste.md)),
    path('M560 372l74-26q40 20 46 60z', paste.hi),
    path('M680 406v52h-4v-54zM634 346q40 20 46 60l-6-1q-6-36-46-57z', rind.md),
    ellipse(600, 416, 12, 10, paste.dk),
    ellipse(640, 436, 9, 8, paste.dk),
    ellipse(330, 268, 70, 26, pale.hi),
    ellipse(330, 268, 60, 21, main.md),
    ellipse(330, 268, 34, 12, pale.hi),
    line('M206 330q0 60 4 96', '#fff', 7, 0.35),
  );
}

/** A box of fish on ice. */
export function fishBox(ink: Ink): string {
  const foam = ink.pick([ink.ramp(0.95, 0.008, 230), ink.ramp(0.66, 0.09, 240), ink.main]);
  const back = ink.pick([ink.ramp(0.52, 0.05, 240), ink.ramp(0.68, 0.12, 30)]);
  const belly = ink.ramp(0.92, 0.015, 230);
  const fish = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    draw(
      path(
        'M-150 0q70-64 190-34 30 8 54 32l50-34q-10 34 0 70l-50-30Q50 60-60 46-130 34-150 0z',
        ink.fade('down', back.dk, back.md, belly.md, belly.hi),
      ),
      path('M-40-42q40-26 80 8-40-6-80-8z', back.dp),
      path('M-100-26q20 30-4 58 30-20 26-36t-22-22z', back.dp, 0.4),
      line('M-60 0q60-12 130 0', back.dp, 3, 0.4),
      line('M-40 18q8-8 16 0m8 0q8-8 16 0m8 0q8-8 16 0m-52-30q8-8 16 0m8 0q8-8 16 0', back.dk, 2.5, 0.6),
      path('M-50 18q24 8 30 28-28-2-30-28z', back.md),
      circle(-118, -6, 9, '#fff'),
      circle(-119, -6, 5, ink.dark.dp),
    ) +
    '</g>';
  return draw(
    ink.shadow(400, 270),
    path('M166 330l36-110h396l36 110z', foam.dp),
    path('M180 330l30-96h380l30 96z', ink.fade('down', foam.dk, foam.dp)),
    path(
      'M180 340q10-70 60-60 30-40 80-14 40-40 90-6 50-30 90 4 50-24 70 20 40 10 50 56z',
      ink.ramp(0.95, 0.02, 225).md,
    ),
    path(
      'M200 330l24-30 30 20zM300 290l30-22 20 30zM560 310l20-34 30 34zM470 286l30-10 10 30z',
      ink.ramp(0.88, 0.035, 225).md,
    ),
    fish(420, 226, -8),
    fish(370, 268, 6),
    fish(430, 308, -3),
    path(
      'M190 352l20-26 26 14 24-22 30 24 24-16 30 20 26-22 34 18 24-20 30 20 30-18 24 20 34-18 20 26v20H190z',
      '#fff',
    ),
    path(
      'M236 340l24-22 8 30zM344 346l26-22 10 28zM428 344l30-20 4 30zM520 348l24-22 10 26z',
      ink.ramp(0.88, 0.035, 225).md,
    ),
    path('M150 340h500l-26 128q-2 12-16 12H192q-14 0-16-12z', ink.fade('down', foam.hi, foam.md, foam.dk)),
    path('M560 340h90l-26 128q-2 12-16 12h-60z', foam.dk, 0.6),
    path('M142 332q0-8 8-8h24l10 30 432 0 10-30h24q8 0 8 8l-4 30q-2 6-8 6H154q-6 0-8-6z', foam.lt),
    path('M146 362q2 6 8 6h492q6 0 8-6l-2 14H148z', foam.dp, 0.6),
    rect(340, 396, 120, 32, foam.dp, 16),
    rect(344, 404, 112, 24, foam.dk, 12),
    path('M226 400h60v46h-56z', ink.accent.md),
    bar('M238 414h36m-35 14h26', ink.accent.hi, 5),
    bar(
      times(5, (at) => `M${500 + at * 18} 396l-3 60`),
      foam.dk,
      4,
    ),
  );
}
