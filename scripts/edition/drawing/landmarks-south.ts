import { join, type Piece, rect, repeat } from './piece.ts';

/** Roofs like sails over the harbour, 190 wide. */
export const operaShells: Piece = {
  fill: join(
    'M-6 0V-14H196V0z',
    'M6-14C4-50 26-78 62-92C52-62 56-34 70-14z',
    'M52-14C52-40 68-62 98-74C92-48 94-30 104-14z',
    'M92-14C94-34 106-48 126-56C122-38 124-24 130-14z',
    'M196-14C196-40 180-58 152-68C160-44 156-28 144-14z',
  ),
  bright: 'M14-14C14-44 32-70 56-83C46-58 48-34 58-14zM60-14C61-36 74-54 92-64C86-44 88-28 94-14z',
};

/** A bridge hung from one steel arch between stone pylons, 300 wide. */
export const archBridge: Piece = {
  line: join(
    'M20-18Q150-150 280-18M20-34Q150-172 280-34M0-34H300',
    repeat(13, (index) => `M${48 + index * 17}-34V${-Math.round(34 + 62 * (1 - ((index - 6) / 7.6) ** 2))}`),
  ),
  fill: join(rect(4, -62, 16, 62), rect(24, -62, 12, 62), rect(264, -62, 12, 62), rect(280, -62, 16, 62)),
};

export const eyeTower: Piece = {
  line: 'M0 0V-150M-20 0L0-70L20 0M0-140V-176',
  fill: 'M-14-116L-10-134H10L14-116Q0-108-14-116z',
  accent: rect(-12, -126, 24, 4),
};

export const lighthouse: Piece = {
  fill: join('M-10 0L-6-64H6L10 0z', rect(-9, -70, 18, 6), rect(-5, -80, 10, 10), 'M-7-80L0-90L7-80z'),
  accent: 'M-8.7-20h17.4l-.8 12h-17zM-7.3-44h14.6l.7 12H-8z',
};

export const headgear: Piece = {
  line: 'M0 0L14-76M28 0L14-76M14-76L64 0M7-38H21M3-18H46',
  fill: join(rect(60, -24, 46, 24), 'M6-76a8 8 0 1 1 16 0a8 8 0 1 1-16 0z'),
};
