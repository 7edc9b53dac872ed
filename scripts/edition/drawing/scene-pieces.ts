import { place, rect } from './piece.ts';
import { containers, crane } from './trade-pieces.ts';

/** A quay from x to x + width, with its bollards; cranes and containers are put on it by whoever draws. */
export function quay(x: number, y: number, width: number): string {
  return place({ fill: `${rect(0, 0, width, 10)}${rect(0, 10, width, 60)}` }, 'mid', x, y);
}

/** The working end of a harbour: quay, two cranes, containers. */
export function port(x: number, y: number, width = 260): string {
  return [
    place(crane, 'near', x + width - 110, y, 1, false),
    place(crane, 'near', x + width - 230, y, 0.9, false),
    quay(x, y, width + 200),
    containers(x + width - 170, y + 2, 0.8),
    containers(x + width - 60, y + 2, 0.8),
  ].join('');
}
