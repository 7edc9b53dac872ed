import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, path, rect, times } from './shapes.ts';

/** A bottle of wine and a glass. */
export function wineBottle(ink: Ink): string {
  const { pale, accent, main } = ink;
  const kind = ink.pick(['red', 'white'] as const);
  const glass = kind === 'red' ? ink.ramp(0.34, 0.045, 150) : ink.ramp(0.62, 0.07, 118);
  const wine = kind === 'red' ? ink.ramp(0.4, 0.13, 15) : ink.ramp(0.86, 0.1, 98);
  const foil = ink.pick([accent, main, wine]);
  return draw(
    ink.shadow(340, 90),
    ink.shadow(530, 80),
    path(
      'M272 480V270q0-34 26-58 20-20 20-50v-90h44v90q0 30 20 50 26 24 26 58v210z',
      ink.fade('right', glass.dk, glass.lt, glass.md, glass.dk, glass.dp),
    ),
    path('M284 466V276q0-28 24-52 16-18 20-40v-30h8v40q-4 30-24 50-12 16-12 34v188z', '#fff', 0.3),
    rect(316, 64, 48, 88, ink.fade('right', foil.md, foil.hi, foil.md, foil.dp), 3),
    rect(313, 76, 54, 12, ink.fade('right', foil.md, foil.hi, foil.dp), 3),
    path('M272 300h136v128H272z', ink.fade('right', pale.md, pale.hi, pale.hi, pale.dk)),
    path('M272 306h136v5H272zM272 416h136v5H272z', foil.md),
    path('M316 366q24-46 48 0z', main.lt),
    path('M296 366q20-30 40 0zM350 366q18-26 40 0z', main.md),
    circle(356, 334, 8, accent.md),
    bar('M304 382h74m-60 14h46', pale.dp, 6),
    path('M466 258h128q10 78-20 110-20 18-44 18t-44-18q-30-32-20-110z', '#fff', 0.45),
    path(
      'M464 300h132q2 46-24 70-20 14-42 14t-42-14q-26-24-24-70z',
      ink.fade('right', wine.dk, wine.md, wine.lt, wine.dk),
    ),
    ellipse(530, 300, 66, 10, wine.lt),
    path(
      'M525 384h10l4 84q30 2 46 10 2 4-10 4h-90q-12 0-10-4 16-8 46-10z',
      ink.fade('right', '#ffffff', pale.dk, '#ffffff'),
    ),
    ellipse(530, 478, 56, 6, pale.dk, 0.8),
    line('M478 276q-4 60 20 84', '#fff', 6, 0.7),
    ellipse(530, 259, 64, 8, '#fff', 0.5),
  );
}

/** A bottle of olive oil with olives. */
export function oliveOil(ink: Ink): string {
  const { pale, wood, main, accent } = ink;
  const oil = ink.ramp(0.74, 0.13, 102);
  const olive = ink.ramp(0.55, 0.09, 122);
  const leaf = ink.ramp(0.58, 0.06, 140);
  const plum = ink.ramp(0.4, 0.06, 340);
  return draw(
    ink.shadow(385, 120),
    ink.shadow(560, 80, 486),
    path(
      'M300 480V260q0-16 12-26l34-30q12-12 12-30v-60h56v60q0 18 12 30l34 30q12 10 12 26v220z',
      ink.fade('right', oil.dk, oil.hi, oil.lt, oil.md, oil.dk),
    ),
    path('M430 480V250l20-12q20 10 22 24v218z', oil.dp, 0.45),
    path('M312 468V266q0-8 8-16l34-32v14l-22 24q-6 8-6 18v194z', '#fff', 0.5),
    path('M360 130h52v46h-52z', '#fff', 0.3),
    rect(352, 104, 68, 26, ink.fade('right', main.lt, main.dk), 5),
    rect(364, 72, 44, 36, ink.fade('right', wood.hi, wood.md, wood.dk), 5),
    path('M300 290h172v132H300z', ink.fade('right', pale.md, pale.hi, pale.hi, pale.dk)),
    path('M300 290h172v8H300zM300 414h172v8H300z', accent.md),
    line('M340 376q40-10 88-60', leaf.dp, 4),
    path(
      'M356 370q-22-22-20-44 24 12 28 40zM380 360q-10-26 0-46 18 22 8 44zM372 374q24 10 44-2-20-20-42 2zM396 354q26 4 42-12-24-14-40 10z',
      leaf.md,
    ),
    ellipse(352, 392, 13, 10, olive.md),
    bar('M384 396h60m-50 12h40', pale.dp, 5),
    line('M500 470q70-30 150-104', wood.dp, 6),
    path(
      'M530 456q-30-20-34-58 40 10 46 52zM570 434q-16-40 4-72 30 36 10 68zM614 398q-2-40 26-62 16 40-14 64z',
      ink.fade('down', leaf.hi, leaf.md),
    ),
    path(
      'M556 448q40 20 78 0-36-32-74-2zM600 416q40 8 66-16-40-20-64 10z',
      ink.fade('down', leaf.lt, leaf.dk),
    ),
    ellipse(520, 470, 26, 20, ink.ball(olive)),
    ellipse(580, 470, 27, 21, ink.ball(plum)),
    ellipse(632, 464, 25, 20, ink.ball(olive)),
  );
}

/** A sack of grain spilling a little. */
export function grainSack(ink: Ink): string {
  const jute = ink.ramp(0.77, 0.06, 75);
  const grain = ink.ramp(0.8, 0.11, 82);
  const mark = ink.pick([ink.main, ink.accent, ink.second]);
  const body = 'M270 222q-40 60-48 140t20 112q10 8 158 8t158-8q28-32 20-112t-48-140z';
  return draw(
    ink.shadow(400, 190),
    path(body, ink.fade('right', jute.lt, jute.md, jute.dk)),
    ink.clip(
      path(body, '#000'),
      bar(
        times(16, (at) => `M180 ${226 + at * 17}q220 16 440 0`),
        jute.dk,
        1.5,
        0.6,
      ),
      bar(
        times(18, (at) => `M${230 + at * 20} 220q-10 130 0 270`),
        jute.dk,
        1.5,
        0.6,
      ),
      path('M500 230q60 120 20 260h90V220z', jute.dp, 0.4),
      path('M300 240q-50 100-30 220-30-90-6-220z', jute.hi, 0.7),
      path('M330 330q60 20 20 150 60-100-20-150z', jute.dp, 0.2),
    ),
    ellipse(400, 222, 138, 44, jute.dp),
    path(
      'M270 224q6-70 130-76t130 76q-40 34-130 34t-130-34z',
      ink.fade('down', grain.hi, grain.md, grain.dk),
    ),
    line(
      'M330 190l8 4m22-22l8-4m20 30l10 2m10-34l8 4m20 22l8-6m-80 40l8 4m40-6l8 4m34-14l8-6m-150 6l8 2m-10-34l6-6m120-6l8 4m-30 34l8-2',
      grain.dp,
      6,
      0.8,
    ),
    line('M345 178l8 2m40-6l8 4m40 8l8 4m-60 36l10-2m50-10l8-4m-140 14l8 0', '#fff', 5, 0.5),
    path(
      'M262 222q-16 6-14 24 40 42 152 42t152-42q2-18-14-24-30 34-138 34t-138-34z',
      ink.fade('right', jute.hi, jute.lt, jute.md, jute.dk),
    ),
    path('M248 246q40 42 152 42t152-42v12q-44 40-152 40t-152-40z', jute.dp, 0.5),
    line('M400 440q-6-60 0-120', mark.dk, 6),
    path(
      'M400 350q-30-4-34-34 34 4 34 34zM400 350q30-4 34-34-34 4-34 34zM400 386q-34-4-40-36 40 4 40 36zM400 386q34-4 40-36-40 4-40 36zM400 422q-34-4-40-36 40 4 40 36zM400 422q34-4 40-36-40 4-40 36zM400 320q-16-20 0-40 16 20 0 40z',
      mark.md,
    ),
    line('M556 478h6m14 4h6m10-8h6m-32-4h6m30 12h6m-70-2h4m66-8h5m10 8h5', grain.dk, 9),
    line('M556 475h6m14 4h6m10-8h6m-32-4h6m30 12h6', grain.lt, 5),
  );
}

/** A bag of coffee with beans. */
export function coffeeBag(ink: Ink): string {
  const bag = ink.pick([ink.main, ink.dark, ink.ramp(0.5, 0.06, 50), ink.second]);
  const { pale, accent } = ink;
  const bean = ink.ramp(0.4, 0.06, 45);
  const one = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${ellipse(0, 0, 24, 16, ink.ball(bean))}${line('M-22 2q12-10 22-2t22-2', bean.dp, 4)}</g>`;
  return draw(
    ink.shadow(400, 150),
    path(
      'M300 150h200l30 320q0 10-12 10H282q-12 0-12-10z',
      ink.fade('right', bag.lt, bag.md, bag.md, bag.dk),
    ),
    path('M300 150l-30 320q0 8 8 10l40-50 10-240z', bag.hi, 0.45),
    path('M500 150l30 320q0 8-8 10l-40-50-10-240z', bag.dp, 0.7),
    path('M318 430l-40 50h244l-40-50z', bag.dp, 0.4),
    path('M304 104h192l6 50H298z', ink.fade('down', bag.hi, bag.md)),
    bar('M302 118h196m-198 10h200', bag.dk, 3),
    path('M298 154h204l2 12H296z', bag.dp),
    rect(310, 142, 180, 14, accent.dk, 4),
    rect(310, 139, 180, 12, accent.md, 4),
    path('M338 210h124v190H338z', pale.hi),
    path('M338 210h124v8H338zM338 392h124v8H338z', accent.md),
    circle(400, 278, 36, bag.md),
    path('M378 266h38v16q0 18-19 18t-19-18zM416 268q14 0 12 12t-14 8', pale.hi),
    line('M388 258q-5-8 0-14m12 14q-5-8 0-14', pale.hi, 4),
    bar('M356 338h88m-74 16h60m-70 18h80', pale.dp, 7),
    circle(400, 186, 9, bag.dp),
    circle(400, 186, 4, bag.hi),
    one(552, 468, 20),
    one(596, 472, -30),
    one(574, 446, 60),
    one(236, 472, -15),
    one(640, 466, 40),
  );
}

/** A jar of honey with a dipper. */
export function honeyJar(ink: Ink): string {
  const { pale, wood, main, accent } = ink;
  const honey = ink.ramp(0.74, 0.15, 70);
  const lid = ink.pick([main, ink.metal, accent]);
  return draw(
    ink.shadow(385, 160),
    ink.shadow(600, 70, 488),
    path(
      'M246 480q-14 0-14-16V260q0-30 34-40v-20h244v20q34 10 34 40v204q0 16-14 16z',
      ink.fade('right', honey.dk, honey.lt, honey.md, honey.md, honey.dp),
    ),
    path(
      'M246 480q-14 0-14-16V260q0-20 14-30 40 14 142 14t142-14q14 10 14 30v204q0 16-14 16z',
      honey.hi,
      0.25,
    ),
    path('M266 200h244v26q-40 12-122 12t-122-12z', '#fff', 0.35),
    path('M250 460V268q0-16 14-24l12 4q-8 8-8 26v190q-18 10-18-4z', '#fff', 0.5),
    rect(254, 148, 268, 56, ink.fade('right', lid.lt, lid.hi, lid.md, lid.dk, lid.dp), 10),
    bar(
      times(17, (at) => `M${268 + at * 15} 164v36`),
      lid.dp,
      3,
      0.5,
    ),
    rect(254, 148, 268, 14, '#fff', 7, 0.3),
    path('M300 280h176l30 80-30 80H300l-30-80z', pale.hi),
    path('M300 280h176l30 80-30 80H300l-30-80zM306 288l-27 72 27 72h164l27-72-27-72z', accent.md, 1, true),
    path(
      'M350 314l18 10v22l-18 10-18-10v-22zM388 314l18 10v22l-18 10-18-10v-22zM426 314l18 10v22l-18 10-18-10v-22zM369 350l18 10v22l-18 10-18-10v-22zM407 350l18 10v22l-18 10-18-10v-22z',
      honey.md,
    ),
    path('M350 314l18 10v22l-18 10zM426 314l18 10v22l-18 10z', honey.dk),
    bar('M340 410h98', pale.dp, 7),
    line('M560 460L690 300', wood.dp, 13),
    line('M558 458L688 298', wood.lt, 7),
    line('M534 438l46 40m-58-24l44 38m-22-66l46 40', wood.dp, 15),
    line('M534 436l46 40m-58-24l44 38m-22-66l46 40', wood.md, 9),
    path('M500 490q10-18 60-12t40 14-50 8-50-10z', honey.md),
    ellipse(534, 489, 16, 3, '#fff', 0.6),
  );
}
