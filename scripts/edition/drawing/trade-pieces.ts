import { circle, join, type Piece, place, rect, repeat } from './piece.ts';

/** Lifts containers between ship and quay; its boom reaches to the left. */
export const crane: Piece = {
  line: 'M0 0V-84M46 0V-84M0-30L46-84M0-48H46M-74-84H86M23-84V-122M23-122L-70-86M23-122L82-86',
  fill: join(rect(54, -96, 26, 12), rect(-40, -84, 14, 9)),
  accent: rect(-44, -60, 22, 9),
};

export const plant: Piece = {
  fill: join(
    'M0 0V-40l24-17v17l24-17v17l24-17v17l24-17V0z',
    rect(104, -92, 12, 92),
    rect(124, -78, 10, 78),
    rect(96, -30, 52, 30),
  ),
  windows: 'M12-12V-34M36-12V-34M60-12V-34M84-12V-34',
};

export const tanks: Piece = {
  fill: join('M0 0V-30q20-10 40 0V0z', 'M46 0V-40q18-9 36 0V0z', 'M88 0V-26q16-8 32 0V0z'),
};

export const turbine: Piece = {
  line: 'M0 0V-92M0-92L-6-138M0-92L43-74M0-92L-38-66',
  fill: circle(0, -92, 4),
};

export const truck: Piece = {
  fill: join('M48-6V-22h10l8 9v7z', circle(12, -3, 4.5), circle(24, -3, 4.5), circle(56, -3, 4.5)),
  accent: rect(0, -26, 45, 20),
};

export const sailboat: Piece = {
  fill: 'M-20-8H22L14 0H-12zM-1-12V-58Q-22-34-24-12zM3-12V-50Q16-32 20-12z',
};

export const dhow: Piece = {
  fill: 'M-40-16Q0-2 46-22L34-2H-26zM-6-20Q-2-60 34-96Q36-50 30-22z',
  line: 'M4-16V-62',
};

/** A Chinese junk with battened sails. */
export const junk: Piece = {
  fill: 'M-52-22L-44-14H36L52-26L40 0H-38z',
  accent: 'M-6-20Q-14-62 8-96Q36-72 34-24zM-44-24Q-48-50-30-70Q-14-50-14-24z',
  line: 'M-2-40L34-44M0-60L31-62M2-78L24-78',
};

export const palm: Piece = {
  line: 'M0 0Q2-34 8-62',
  fill: 'M8-62Q-10-76-24-54Q-8-62 8-58ZM8-62Q0-84-18-84Q-2-76 6-58ZM8-62Q22-86 36-80Q18-76 12-58ZM8-62Q30-74 40-50Q26-62 10-58Z',
};

export const tree: Piece = { line: 'M0 0V-14', fill: circle(0, -24, 13) };
export const cypress: Piece = { fill: 'M-7 0Q-9-40 0-62Q9-40 7 0z' };
export const fir: Piece = { fill: 'M0-52L14-26H8L18-6H3V0H-3V-6H-18L-8-26H-14z' };

/** An umbrella thorn of the savanna. */
export const acacia: Piece = {
  line: 'M0 0Q0-24-14-38M0-18Q4-30 16-38',
  fill: 'M-42-38Q-26-56 2-54Q34-54 44-38Q0-44-42-38z',
};

/** A block of offices with rows of windows. */
export function tower(width: number, height: number): Piece {
  const columns = Math.max(1, Math.floor(width / 11));
  const gap = width / (columns + 1);
  return {
    fill: rect(0, -height, width, height),
    windows: repeat(columns, (index) => `M${round(gap * (index + 1))} ${-height + 8}V-6`),
  };
}

/** Blocks side by side from left to right, each as width and height. */
export function skyline(blocks: readonly (readonly [width: number, height: number])[], gap = 4): Piece {
  let x = 0;
  const fills: string[] = [];
  const windows: string[] = [];
  for (const [width, height] of blocks) {
    fills.push(rect(x, -height, width, height));
    for (let at = x + 8; at < x + width - 4; at += 11) windows.push(`M${at} ${-height + 8}V-4`);
    x += width + gap;
  }
  return { fill: fills.join(''), windows: windows.join('') };
}

/** A loaded ship, bow to the right: hull in front, containers in every colour of the picture. */
export function containerShip(x: number, y: number, scale = 1, mirror = false): string {
  const boxes = (kind: 'near' | 'mid', cells: readonly (readonly [number, number])[]) =>
    place(
      { fill: cells.map(([column, row]) => rect(54 + column * 27, -36 - row * 13, 25, 11.5)).join('') },
      kind,
      x,
      y,
      scale,
      mirror,
    );
  const accents = (
    [
      [0, 1],
      [3, 0],
      [4, 2],
      [5, 1],
    ] as const
  ).map(([column, row]) => rect(54 + column * 27, -36 - row * 13, 25, 11.5));
  return join(
    boxes('near', [
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 2],
      [4, 0],
      [5, 0],
    ]),
    boxes('mid', [
      [0, 2],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 2],
      [3, 1],
      [4, 1],
    ]),
    place(
      {
        fill: join('M0-24H236L218 0H12z', rect(16, -78, 28, 54), rect(22, -90, 10, 12), 'M10-78h40v5H10z'),
        windows: 'M22-66H42',
        accent: accents.join(''),
      },
      'front',
      x,
      y,
      scale,
      mirror,
    ),
  );
}

/** Containers on the quay. */
export function containers(x: number, y: number, scale = 1): string {
  return join(
    place(
      { fill: join(rect(0, -14, 34, 13), rect(70, -14, 34, 13), rect(36, -28, 34, 13)) },
      'front',
      x,
      y,
      scale,
    ),
    place(
      { fill: join(rect(35, -14, 34, 13), rect(70, -28, 34, 13)), accent: rect(0, -28, 34, 13) },
      'near',
      x,
      y,
      scale,
    ),
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
