import { hex, type Ramp, rampOf, type Tone } from './colour.ts';
import { type Palette, palettes } from './palettes.ts';
import { hash, pickFrom, randomFrom } from './random.ts';
import { ellipse, num } from './shapes.ts';

type Direction = 'down' | 'right' | 'diagonal';

/** What a motif draws with: materials, paints that register themselves, and the seed's choices. */
export type Ink = {
  palette: Palette;
  main: Ramp;
  accent: Ramp;
  second: Ramp;
  metal: Ramp;
  dark: Ramp;
  pale: Ramp;
  wood: Ramp;
  /** A material of one's own. */
  ramp: (...tone: Tone) => Ramp;
  /** One colour of one's own. */
  tone: (...tone: Tone) => string;
  /** Blends between colours, evenly spaced. */
  fade: (direction: Direction, ...colours: string[]) => string;
  /** The shading of an upright cylinder; 'down' for a lying one. */
  roll: (ramp: Ramp, direction?: Direction) => string;
  /** The shading of a ball. */
  ball: (ramp: Ramp) => string;
  /** Keeps what it holds inside a shape. */
  clip: (shape: string, ...parts: string[]) => string;
  /** A soft contact shadow on the floor. */
  shadow: (x: number, halfWidth: number, y?: number) => string;
  /** A number the seed chooses. */
  vary: (from: number, to: number) => number;
  /** An item the seed chooses. */
  pick: <T>(items: readonly T[]) => T;
  /** The registered paints, for the head of the document. */
  defs: () => string;
};

const slopes: Record<Direction, string> = {
  down: 'x2="0" y2="1"',
  right: 'x2="1" y2="0"',
  diagonal: 'x2="1" y2="1"',
};

function stops(colours: readonly string[]): string {
  return colours
    .map((colour, at) => `<stop offset="${num((at * 100) / (colours.length - 1))}%" stop-color="${colour}"/>`)
    .join('');
}

/** Mixes the ink for one drawing; the same seed always mixes the same. */
export function mixInk(seed: string): Ink {
  const random = randomFrom(seed);
  const palette = pickFrom(random, palettes);
  const swapped = random() < 0.3;
  const drift = (tone: Tone): Tone => [
    tone[0] + (random() - 0.5) * 0.07,
    tone[1],
    tone[2] + (random() - 0.5) * 26,
  ];
  const prefix = `d${hash(seed).toString(36)}`;
  const [, , hue] = palette.ground;
  const made = new Map<string, string>();

  function paint(tag: string, inside: string): string {
    const found = made.get(`${tag}|${inside}`);
    if (found !== undefined) return found;
    const id = `${prefix}${made.size}`;
    made.set(`${tag}|${inside}`, id);
    return id;
  }
  const fade: Ink['fade'] = (direction, ...colours) =>
    `url(#${paint(`linearGradient ${slopes[direction]}`, stops(colours))})`;

  return {
    palette,
    main: rampOf(drift(swapped ? palette.second : palette.main)),
    second: rampOf(drift(swapped ? palette.main : palette.second)),
    accent: rampOf(drift(palette.accent)),
    metal: rampOf([0.74, 0.012, (hue + 240) / 2]),
    dark: rampOf([0.38, 0.018, 255]),
    pale: rampOf([0.93, 0.012, hue]),
    wood: rampOf([0.7, 0.075, 66]),
    ramp: (...tone) => rampOf(tone),
    tone: (...tone) => hex(tone),
    fade,
    roll: (ramp, direction = 'right') => fade(direction, ramp.dk, ramp.lt, ramp.md, ramp.dk, ramp.dp),
    ball: (ramp) =>
      `url(#${paint('radialGradient cx=".35" cy=".3" r=".75"', stops([ramp.hi, ramp.lt, ramp.md, ramp.dp]))})`,
    clip: (shape, ...parts) => `<g clip-path="url(#${paint('clipPath', shape)})">${parts.join('')}</g>`,
    shadow: (x, halfWidth, y = 480) => {
      const shade = hex([0.3, 0.03, hue]);
      const soft =
        `<stop stop-color="${shade}" stop-opacity=".42"/>` +
        `<stop offset=".6" stop-color="${shade}" stop-opacity=".2"/>` +
        `<stop offset="1" stop-color="${shade}" stop-opacity="0"/>`;
      const fill = `url(#${paint('radialGradient', soft)})`;
      return (
        ellipse(x + 10, y + 6, halfWidth * 1.22, 30, fill) + ellipse(x + 4, y + 1, halfWidth * 1.02, 10, fill)
      );
    },
    vary: (from, to) => from + random() * (to - from),
    pick: (items) => pickFrom(random, items),
    defs: () =>
      [...made]
        .map(([key, id]) => {
          const cut = key.indexOf('|');
          const tag = key.slice(0, cut);
          return `<${tag.replace(/^\w+/, (name) => `${name} id="${id}"`)}>${key.slice(cut + 1)}</${tag.split(' ')[0]}>`;
        })
        .join(''),
  };
}
