import { hex } from './colour.ts';
import { mixInk, type Ink } from './ink.ts';
import type { Motif } from './motifs.ts';
import * as transmission from './transmission.ts';
import { circle, group, num, path, rect } from './shapes.ts';

type Drawing = (ink: Ink) => string;
const drawings: Partial<Record<Motif, Drawing>> = {
  gear: transmission.gear, bearing: transmission.bearing, chain: transmission.chain, gearbox: transmission.gearbox,
  'belt-drive': transmission.beltDrive, coupling: transmission.coupling, spring: transmission.spring, bolt: transmission.bolt,
};

function studio(ink: Ink): string {
  const [light, chroma, hue] = ink.palette.ground;
  const wall = ink.fade('down', hex([light - 0.015, chroma, hue]), hex([light + 0.02, chroma * 0.8, hue]));
  const floor = ink.fade('down', hex([light - 0.055, chroma * 1.3, hue]), hex([light - 0.005, chroma, hue]));
  const shape = hex([light - 0.03, chroma * 1.7, hue]);
  const backdrop = ink.pick([
    '',
    circle(400, 272, 212, shape),
    path('M200 424V262a200 200 0 0 1 400 0v162z', shape),
    rect(150, 90, 500, 334, shape, 18),
  ]);
  return rect(0, 0, 800, 600, wall) + backdrop + rect(0, 424, 800, 176, floor);
}

/** Draws a studio picture of a product as an SVG document; the seed picks its colours and its variations. */
export function drawProduct(input: { motif: Motif; seed: string }): string {
  const ink = mixInk(`${input.motif} ${input.seed}`);
  const scene = studio(ink);
  const size = ink.vary(0.95, 1.06);
  const mirror = ink.pick([1, -1]);
  const object = (drawings[input.motif] as Drawing)(ink);
  const placed = group(`translate(400 480) scale(${num(size * mirror * 100) }e-2 ${num(size * 100)}e-2) translate(-400 -480)`, object);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">' +
    `<defs>${ink.defs()}</defs>${scene}${placed}</svg>`
  );
}
