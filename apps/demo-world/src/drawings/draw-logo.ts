import { hex } from './colour.ts';
import { type Ink, mixInk } from './ink.ts';
import { bar, circle, draw, group, line, num, outline, path, polar, rect, regular, times } from './shapes.ts';

type Mark = (ink: Ink, strong: string, soft: string, spark: string) => string;

const overlap: Mark = (ink, strong, soft, spark) => {
  const r = ink.pick([40, 44]);
  return draw(
    circle(98, 120, r, strong),
    circle(142, 120, r, soft),
    ink.clip(circle(98, 120, r, '#000'), circle(142, 120, r, spark)),
  );
};

const chevrons: Mark = (ink, strong, soft, spark) =>
  group(
    `rotate(${ink.pick([0, 90, 180, 270])} 120 120)`,
    path('M60 172l60-52 60 52v-34l-60-52-60 52z', strong),
    path('M60 124l60-52 60 52V98l-60-46-60 46z', soft),
    circle(120, 164, 13, spark),
  );

const waves: Mark = (ink, strong, soft, spark) => {
  const wave = (y: number): string => `M58 ${y}q16-24 31 0t31 0 31 0 31 0`;
  return draw(
    line(wave(92), ink.pick([spark, soft]), 14),
    line(wave(122), strong, 14),
    line(wave(152), soft, 14),
  );
};

const leaf: Mark = (ink, strong, soft) =>
  group(
    `rotate(${ink.pick([0, 45, -45])} 120 120)`,
    path('M120 188Q62 150 62 100q0-24 8-44 50 14 50 64z', strong),
    path('M120 188q58-38 58-88 0-24-8-44-50 14-50 64z', soft),
  );

const hexagon: Mark = (ink, strong, soft, spark) => {
  const [x, y, r] = [120, 120, 66];
  const corner = (at: number): readonly [number, number] => polar(x, y, r, at * 60 - 90);
  const face = (at: number): string => outline([[x, y], corner(at), corner(at + 1), corner(at + 2)]);
  const shape = ink.pick(['cube', 'frame', 'nest'] as const);
  if (shape === 'cube') return draw(path(face(1), strong), path(face(3), soft), path(face(5), spark));
  if (shape === 'frame') {
    return (
      path(regular(x, y, r, 6, 30) + regular(x, y, 38, 6, 30), strong, 1, true) +
      path(regular(x, y, 24, 6, 30), spark)
    );
  }
  return (
    path(regular(x, y, r, 6, 30), strong) +
    path(regular(x, y, 44, 6), soft) +
    path(regular(x, y, 22, 6, 30), spark)
  );
};

const arcs: Mark = (ink, strong, soft, spark) =>
  group(
    `rotate(${ink.pick([0, 90, 180, 270])} 120 120)`,
    bar('M64 176A112 112 0 0 1 176 64', strong, 22),
    bar('M100 176a76 76 0 0 1 76-76', soft, 22),
    bar('M136 176a40 40 0 0 1 40-40', strong, 22),
    circle(170, 170, 13, spark),
  );

const stripes: Mark = (ink, strong, soft, spark) => {
  const mask = ink.pick([
    circle(120, 120, 66, '#000'),
    rect(60, 60, 120, 120, '#000', 22),
    path(regular(120, 124, 78, 3, -90), '#000'),
  ]);
  const lean = ink.pick([0, 45, -30]);
  return ink.clip(
    mask,
    group(
      `rotate(${lean} 120 120)`,
      times(7, (at) => rect(20, 30 + at * 27, 200, 17, at === 4 ? spark : at % 2 ? soft : strong)),
    ),
  );
};

const monogram: Mark = (ink, strong, soft, spark) => {
  const strokes = ink.pick([
    ['M72 168V72l48 60', 'M120 132l48-60v96'],
    ['M72 72v96', 'M80 120h40l44-48m-44 48l44 48'],
    ['M72 168V120a48 48 0 0 1 96 0', 'M168 168v-8M120 168v-48'],
    ['M168 72h-48a48 48 0 0 0-48 48', 'M72 168h48a48 48 0 0 0 48-48'],
    ['M72 72v96h48', 'M120 168h48V72'],
    ['M76 168l44-96', 'M120 72l44 96m-70-34h52'],
  ] as const);
  return draw(
    line(strokes[1], soft, 22),
    line(strokes[0], strong, 22),
    ink.pick([true, false]) && circle(168, 60, 11, spark),
  );
};

const petals: Mark = (ink, strong, soft, spark) => {
  const count = ink.pick([3, 4, 5, 6]);
  return draw(
    times(count, (at) =>
      group(
        `rotate(${num((at * 360) / count)} 120 120)`,
        path('M120 120Q88 92 120 50q32 42 0 70z', at % 2 ? soft : strong),
      ),
    ),
    circle(120, 120, 13, spark),
  );
};

const peaks: Mark = (ink, strong, soft, spark) =>
  draw(
    circle(ink.pick([88, 152]), 82, 19, spark),
    path('M52 172l52-84 52 84z', strong),
    path('M108 172l40-62 40 62z', soft),
    path('M108 172l22-34 26 34z', strong, 0.5),
  );

const tiles: Mark = (ink, strong, soft, spark) => {
  const turn = ink.pick([0, 90, 180, 270]);
  const quarter = (x: number, y: number, at: number, fill: string): string =>
    group(`translate(${x} ${y}) rotate(${at})`, path('M-28-28h20a36 36 0 0 1 36 36v20h-56z', fill));
  return group(
    `rotate(${turn} 120 120)`,
    quarter(89, 89, 0, strong),
    quarter(151, 89, 90, soft),
    quarter(89, 151, 270, soft),
    circle(151, 151, 28, spark),
  );
};

const links: Mark = (ink, strong, soft) =>
  group(
    `rotate(${ink.pick([-45, 45, 0])} 120 120)`,
    path(
      'M80 92h30a28 28 0 0 1 0 56H80a28 28 0 0 1 0-56zM80 106a14 14 0 0 0 0 28h30a14 14 0 0 0 0-28z',
      strong,
      1,
      true,
    ),
    path(
      'M130 92h30a28 28 0 0 1 0 56h-30a28 28 0 0 1 0-56zM130 106a14 14 0 0 0 0 28h30a14 14 0 0 0 0-28z',
      soft,
      1,
      true,
    ),
    bar('M108 99h2a21 21 0 0 1 21 21', strong, 14),
  );

const marks: readonly Mark[] = [
  overlap,
  chevrons,
  waves,
  leaf,
  hexagon,
  arcs,
  stripes,
  monogram,
  petals,
  peaks,
  tiles,
  links,
];

/** Draws an abstract company mark on a tinted ground as an SVG document, without any text. */
export function drawLogo(input: { name: string; seed: string }): string {
  const ink = mixInk(`logo ${input.name} ${input.seed}`);
  const mark = ink.pick(marks);
  const [light, chroma, hue] = ink.palette.ground;
  const deep = ink.pick([true, false, false]);
  const ground = deep
    ? ink.fade('diagonal', ink.main.md, ink.main.dk)
    : ink.fade('diagonal', hex([light + 0.02, chroma * 0.9, hue]), hex([light - 0.04, chroma * 1.5, hue]));
  const inks = deep
    ? (['#ffffff', ink.main.hi, ink.accent.lt] as const)
    : ([ink.main.md, ink.main.lt, ink.accent.md] as const);
  const drawn = mark(ink, ...inks);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 240 240">' +
    `<defs>${ink.defs()}</defs>${rect(0, 0, 240, 240, ground)}${drawn}</svg>`
  );
}
