import type { ReactNode } from 'react';
import type { Tone } from '../illustration.css.ts';

/** Where a piece stands: bottom centre of things on the floor, centre of what floats. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly flip?: boolean;
  readonly turn?: number;
}

/** Moves, turns, scales and mirrors what is inside. */
export function At({ x, y, scale = 1, flip = false, turn = 0, children }: Place & { children: ReactNode }) {
  const turned = turn === 0 ? '' : `rotate(${turn})`;
  const scaled = scale === 1 && !flip ? '' : flip ? `scale(${-scale} ${scale})` : `scale(${scale})`;
  return <g transform={`translate(${x} ${y})${turned}${scaled}`}>{children}</g>;
}

/** The stroke class of a tone. */
export const strokeOf = (tone: Tone) => `stroke${tone.charAt(0).toUpperCase()}${tone.slice(1)}`;
