import type { Ramp } from './colour.ts';
import { draw, num, path, rect } from './shapes.ts';

/** A box seen from the front, a little from above and from the right. */
export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  ramp: Ramp,
  front: string = ramp.md,
): string {
  const dx = num(depth);
  const dy = num(depth * 0.5);
  return draw(
    rect(x, y, w, h, front),
    path(`M${num(x)} ${num(y)}l${dx} -${dy}h${num(w)}l-${dx} ${dy}z`, ramp.lt),
    path(`M${num(x + w)} ${num(y)}l${dx} -${dy}v${num(h)}l-${dx} ${dy}z`, ramp.dk),
  );
}

/** The outline of an upright cylinder whose rims are ellipses of half-height `lip`. */
export function drum(x: number, y: number, r: number, h: number, lip: number): string {
  const arc = `A${num(r)} ${num(lip)} 0 0 0`;
  return `M${num(x - r)} ${num(y)}v${num(h)}${arc} ${num(x + r)} ${num(y + h)}v${num(-h)}${arc} ${num(x - r)} ${num(y)}z`;
}

/** The outline of a cylinder lying left to right whose ends are ellipses of half-width `lip`. */
export function log(x: number, y: number, w: number, r: number, lip: number): string {
  const arc = `A${num(lip)} ${num(r)} 0 0`;
  return `M${num(x)} ${num(y - r)}h${num(w)}${arc} 1 ${num(x + w)} ${num(y + r)}h${num(-w)}${arc} 1 ${num(x)} ${num(y - r)}z`;
}
