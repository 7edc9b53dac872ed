import { hex, type Tone } from './colour.ts';
import type { Ink } from './ink.ts';
import { bar, circle, draw, ellipse, line, num, path, rect, stitch, times } from './shapes.ts';

/** What a cover is painted with: an ink, and colours that pale with distance (0 far, 1 near). */
export type View = {
  ink: Ink;
  /** Buildings and things, in the main hue. */
  built: (near: number) => string;
  /** Earth and floors, in the second hue, greyed. */
  earth: (near: number) => string;
  /** Plants. */
  leaf: (near: number) => string;
};

function distance([lightness, chroma, hue]: Tone, near: number, haze: number): string {
  return hex([haze + (lightness - haze) * near, chroma * (0.25 + 0.75 * near), hue]);
}

/** Prepares the view of a cover. */
export function openView(ink: Ink): View {
  const [light, , groundHue] = ink.palette.ground;
  const { main, second } = ink.palette;
  const green: Tone = [0.45, 0.07, ink.pick([140, 150, 162])];
  return {
    ink,
    built: (near) => distance([main[0] - 0.08, main[1] * 0.8, main[2]], near, light - 0.05),
    earth: (near) =>
      distance([0.56, Math.min(0.06, second[1]), (second[2] + groundHue) / 2], near, light - 0.04),
    leaf: (near) => distance(green, near, light - 0.05),
  };
}

/** A quiet sky with a low sun and long clouds. */
export function sky({ ink }: View): string {
  const [light, chroma, hue] = ink.palette.ground;
  const sun = ink.vary(180, 1420);
  const high = ink.vary(70, 150);
  const cloud = (x: number, y: number): string =>
    `M${num(x)} ${num(y)}h${num(ink.vary(60, 150))}m-${num(ink.vary(40, 90))} 13h${num(ink.vary(50, 110))}`;
  return draw(
    rect(
      0,
      0,
      1600,
      400,
      ink.fade(
        'down',
        hex([light - 0.04, chroma * 2.2, hue]),
        hex([light, chroma * 1.4, hue]),
        hex([0.97, 0.02, 85]),
      ),
    ),
    circle(sun, high, 92, '#fff', 0.18),
    circle(sun, high, 62, '#fff', 0.25),
    circle(sun, high, 40, hex([0.95, 0.05, 85])),
    line(
      cloud(ink.vary(80, 500), ink.vary(50, 110)) +
        cloud(ink.vary(600, 900), ink.vary(40, 90)) +
        cloud(ink.vary(1050, 1400), ink.vary(60, 120)),
      '#fff',
      13,
      0.6,
    ),
  );
}

/** A rolling skyline from edge to edge, filled down to the bottom. */
export function ridge({ ink }: View, y: number, swell: number, fill: string, step = 200): string {
  let last = y + ink.vary(-swell, swell);
  const rolls = times(Math.ceil(1600 / step), (at) => {
    const next = y + ink.vary(-swell, swell);
    const from = at * step;
    const roll = `C${from + step * 0.4} ${num(last)} ${from + step * 0.6} ${num(next)} ${from + step} ${num(next)}`;
    last = next;
    return roll;
  });
  const start = rolls.slice(1).split(' ')[1] ?? '0';
  return path(`M0 400V${start}${rolls}V400z`, fill);
}

/** Round trees standing on a line. */
export function trees(
  { ink }: View,
  places: readonly number[],
  y: number,
  size: number,
  fill: string,
  shade: string,
): string {
  const spots = places.map((x) => [Math.round(x), Math.round(y - size * ink.vary(1.05, 1.4))] as const);
  return draw(
    bar(spots.map(([x, top]) => `M${x} ${top}V${num(y)}`).join(''), shade, size * 0.14),
    line(spots.map(([x, top]) => `M${x} ${top}v${num(size * 0.25)}`).join(''), shade, size * 0.95),
    line(
      spots.map(([x, top]) => `M${num(x - size * 0.08)} ${top}v${num(size * 0.12)}`).join(''),
      fill,
      size * 0.75,
    ),
  );
}

/** A row of pines between two places; they stand close at a small `gap`. */
export function pines(
  { ink }: View,
  from: number,
  to: number,
  y: number,
  height: number,
  gap: number,
  fill: string,
): string {
  let outline = '';
  for (let x = from; x < to; x += gap * ink.vary(0.7, 1.3)) {
    const h = Math.round(height * ink.vary(0.65, 1.1));
    const w = Math.round(h * 0.2);
    const half = Math.round(h / 2);
    const cut = Math.round(w * 0.4);
    const foot = Math.round(y + ink.vary(-4, 6));
    outline += `M${Math.round(x)} ${foot - h}l${w} ${half}h-${cut}l${w} ${half}h-${w * 4 - cut * 2}l${w}-${half}h-${cut}z`;
  }
  return path(outline, fill);
}

/** A parked lorry facing right, its wheels on `y`. */
export function lorry(x: number, y: number, body: string, cab: string, dark: string): string {
  return draw(
    ellipse(x + 72, y + 1, 80, 4, dark, 0.25),
    rect(x, y - 58, 104, 48, body, 2),
    rect(x, y - 58, 104, 5, '#fff', 2, 0.35),
    path(`M${x + 108} ${y - 10}v-40h20q8 0 11 8l8 16v16z`, cab),
    path(`M${x + 118} ${y - 30}v-14h10q5 0 7 6l3 8z`, '#fff', 0.75),
    rect(x, y - 12, 147, 5, dark),
    line(`M${x + 20} ${y - 7}h0m20 0h0M${x + 126} ${y - 7}h0`, dark, 15),
    line(`M${x + 20} ${y - 7}h0m20 0h0M${x + 126} ${y - 7}h0`, '#fff', 5, 0.7),
  );
}

/** Panes in rows and columns: one dashed stroke for each row. */
export function panes(
  x: number,
  y: number,
  columns: number,
  rows: number,
  dx: number,
  dy: number,
  width: number,
  fill: string,
  height: number,
  opacity = 1,
): string {
  const across = num(dx * columns - dx + width);
  const lines = times(rows, (row) => `M${num(x)} ${num(y + row * dy)}h${across}`);
  return stitch(lines, fill, height, `${num(width)} ${num(dx - width)}`, opacity);
}
