import type { Piece } from './piece.ts';

/** A single mountain with snow on top. */
export function peak(width: number, height: number): Piece {
  const half = width / 2;
  const snow = 0.3;
  const edge = half * snow;
  const low = -height * (1 - snow);
  return {
    fill: `M${-half} 0L0 ${-height}L${half} 0z`,
    bright: `M0 ${-height}L${edge} ${low}L${edge * 0.45} ${low - 8}L0 ${low + 6}L${-edge * 0.45} ${low - 8}L${-edge} ${low}z`,
  };
}

/** A volcano with a wide foot and snow. */
export function volcano(width: number, height: number, snow = true): Piece {
  const half = width / 2;
  return {
    fill: `M${-half} 0Q${-half * 0.3} ${-height * 0.35} -16 ${-height}H16Q${half * 0.3} ${-height * 0.35} ${half} 0z`,
    ...(snow && {
      bright: `M-16 ${-height}H16Q22 ${-height * 0.86} 30 ${-height * 0.74}L16 ${-height * 0.8}L4 ${-height * 0.7}L-10 ${-height * 0.81}L-30 ${-height * 0.74}Q-22 ${-height * 0.86} -16 ${-height}z`,
    }),
  };
}

/** A ridge through points, closed down to its foot. */
export function ridge(points: readonly (readonly [x: number, height: number])[]): Piece {
  const first = points[0]?.[0] ?? 0;
  const last = points.at(-1)?.[0] ?? 0;
  return { fill: `M${first} 0${points.map(([x, height]) => `L${x} ${-height}`).join('')}L${last} 0z` };
}

/** Soft hills: each as width and height, one after the other. */
export function hills(waves: readonly (readonly [width: number, height: number])[]): Piece {
  return {
    fill: `M0 0${waves.map(([width, height]) => `q${width / 2} ${-2 * height} ${width} 0`).join('')}z`,
  };
}

/** Mountains with flat tops, as at the Cape. */
export const tableMountain: Piece = {
  fill: 'M0 0Q50-20 74-52L96-100Q104-112 128-113L330-117Q348-117 356-104L384-60Q400-30 470 0z',
};
