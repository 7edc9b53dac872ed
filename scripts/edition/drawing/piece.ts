import type { Layer } from './palette.ts';

/** A drawn thing that stands on y = 0, upwards is negative, around or to the right of x = 0. Values are SVG path data. */
export interface Piece {
  readonly fill?: string;
  /** Strokes in the colour of the layer: cables, masts, cranes. */
  readonly line?: string;
  /** Strokes that look like rows of windows. */
  readonly windows?: string;
  /** Bright surfaces: snow, gates, clock faces. */
  readonly bright?: string;
  /** Surfaces in the accent colour. */
  readonly accent?: string;
}

const lineClasses: Readonly<Record<Layer, string>> = { far: 'fl', mid: 'ml', near: 'nl', front: 'rl' };

/** Puts a piece into a layer of the picture; `mirror` turns it to the left. */
export function place(piece: Piece, layer: Layer, x: number, y: number, scale = 1, mirror = false): string {
  const parts = [
    piece.line && `<path class="${lineClasses[layer]}" d="${piece.line}"/>`,
    piece.fill && `<path class="${layer.slice(0, 2)}" d="${piece.fill}"/>`,
    piece.windows && `<path class="wi" d="${piece.windows}"/>`,
    piece.bright && `<path class="br" d="${piece.bright}"/>`,
    piece.accent && `<path class="ac" d="${piece.accent}"/>`,
  ].filter(Boolean);
  const size = mirror ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${size}">${parts.join('')}</g>`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0z`;
}

/** Half an ellipse that stands on y. */
export function dome(x: number, y: number, width: number, height: number): string {
  return `M${x - width / 2} ${y}a${width / 2} ${height} 0 0 1 ${width} 0z`;
}

/** Several drawings as one. */
export function join(...paths: readonly string[]): string {
  return paths.join('');
}

/** The same drawing at several places along a line. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** `place` with everything on one line of ground. */
export function standingOn(y: number) {
  return (piece: Piece, layer: Layer, x: number, scale = 1, mirror = false) =>
    place(piece, layer, x, y, scale, mirror);
}
