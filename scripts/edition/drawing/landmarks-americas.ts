import { circle, dome, join, type Piece, rect, repeat } from './piece.ts';

export const obelisk: Piece = {
  fill: join('M-9 0L-6-112L0-126L6-112L9 0z', rect(-18, -9, 36, 9)),
  bright: rect(-1.5, -112, 3, 5),
};

/** Government house of pink fame: arches, two wings. */
export const colonnade: Piece = {
  fill: join('M0 0V-44H140V0z', 'M52-44V-58L70-68L88-58V-44z'),
  bright: repeat(8, (index) => `M${8 + index * 16} 0v-20a5 5 0 0 1 10 0V0z`),
};

export const sugarloaf: Piece = { fill: 'M0 0C6-50 26-132 62-134C98-130 108-62 128-34Q140-10 168 0z' };

/** A figure with open arms on a steep mountain. */
export const openArms: Piece = {
  fill: join(
    'M-120 0Q-40-30-14-112Q0-124 14-112Q40-36 120 0z',
    rect(-4, -126, 8, 12),
    'M-4-126L-3-142H-17V-147H-3Q-3-156 0-156Q3-156 3-147H17V-142H3L4-126z',
  ),
};

export const spireTower: Piece = {
  line: 'M0-150V-192',
  fill: join(
    'M-10 0Q-3-40-3-116H3Q3-40 10 0z',
    'M-12-118Q-16-126-9-132H9Q16-126 12-118z',
    'M-3-132L-1.5-164H1.5L3-132z',
  ),
  accent: rect(-11, -126, 22, 3),
};

export const stadium: Piece = { fill: join(dome(0, 0, 96, 36)), line: 'M-30-24Q0-40 30-24' };

export const glassTower: Piece = {
  fill: 'M-17 0L-15-130Q0-150 15-130L17 0z',
  windows: 'M-8-8V-126M0-8V-134M8-8V-126',
};

/** Houses up a slope, as in Valparaíso. */
export const hillHouses: Piece = {
  fill: join(
    'M0 0V-22l12-9 12 9V0z',
    'M26 0V-36l11-8 11 8V0z',
    'M50 0V-26l13-9 13 9V0z',
    'M78 0V-46l11-8 11 8V0z',
    'M102 0V-34l12-9 12 9V0z',
  ),
  bright: join(
    rect(8, -16, 7, 8),
    rect(33, -30, 7, 8),
    rect(59, -20, 7, 8),
    rect(85, -38, 7, 8),
    rect(110, -26, 7, 8),
  ),
  accent: join(rect(26, -36, 22, 3), rect(102, -34, 24, 3)),
};

/** The tallest of palms, of the coffee region. */
export const waxPalm: Piece = {
  line: 'M0 0L2-104',
  fill: 'M2-104Q-14-120-26-102Q-12-108 2-100ZM2-104Q-6-124-20-122Q-4-116 0-100ZM2-104Q12-124 24-120Q10-116 5-100ZM2-104Q18-116 28-100Q16-108 3-100Z',
};

export const clockTower: Piece = {
  fill: join(
    rect(-60, -34, 120, 34),
    rect(-16, -66, 32, 66),
    rect(-12, -80, 24, 14),
    dome(0, -80, 22, 16),
    rect(-1.5, -108, 3, 14),
  ),
  bright: join(
    'M-9 0v-18a9 9 0 0 1 18 0V0z',
    'M-46 0v-14a7 7 0 0 1 14 0V0z',
    'M32 0v-14a7 7 0 0 1 14 0V0z',
    circle(0, -54, 7),
  ),
};

/** A pyramid of nine steps with its temple. */
export const stepPyramid: Piece = {
  fill: join(
    ...Array.from({ length: 7 }, (_, step) => rect(-90 + step * 11, -12 * (step + 1), 180 - step * 22, 12.5)),
    rect(-17, -102, 34, 20),
  ),
  bright: join('M-8 0L-5-84H5L8 0z', rect(-4, -96, 8, 12)),
};

export const cactus: Piece = {
  fill: 'M-6 0V-62a6 6 0 0 1 12 0V0zM-24-26v-14a5 5 0 0 1 10 0v8h9v10h-15a4 4 0 0 1-4-4zM24-36v-14a5 5 0 0 0-10 0v8h-9v10h15a4 4 0 0 0 4-4z',
};

/** A winged figure on a column. */
export const angelColumn: Piece = {
  fill: join(rect(-26, -10, 52, 10), rect(-14, -24, 28, 14), rect(-4, -104, 8, 80), rect(-8, -110, 16, 6)),
  accent: 'M0-136L3-126Q16-136 20-128Q12-122 4-118L3-110H-3L-4-118Q-12-122-20-128Q-16-136-3-126z',
};

export const artDecoHotel: Piece = {
  fill: join(rect(0, -54, 40, 54), rect(40, -64, 36, 64), rect(76, -54, 40, 54), rect(52, -92, 12, 30)),
  bright: join(
    rect(5, -44, 30, 4),
    rect(5, -30, 30, 4),
    rect(5, -16, 30, 4),
    rect(81, -44, 30, 4),
    rect(81, -30, 30, 4),
    rect(81, -16, 30, 4),
    rect(46, -54, 24, 4),
    rect(46, -40, 24, 4),
  ),
  accent: join(rect(56, -88, 4, 40), rect(50, -14, 16, 14)),
};

/** Terraces below a sugar-loaf peak, as above the Urubamba. */
export const terraces: Piece = {
  fill: 'M-150 0L-60-34L-34-70Q-16-148 4-158Q22-150 40-84L66-52L96-76L120-44L190 0z',
  bright: 'M-76-14H76l-4-5H-68zM-62-27H60l-4-5H-54zM-50-40H44l-4-5H-44z',
};

export const llama: Piece = {
  fill: 'M-20 0V-18Q-28-22-24-34Q-4-40 10-36L15-60L13-66L17-65L19-70L22-64Q30-62 30-57L24-55L22-30Q22-22 16-18V0H12V-16H-10L-14-14V0z',
};

export const empireTower: Piece = {
  line: 'M0-166V-196',
  fill: join(
    rect(-26, -60, 52, 60),
    rect(-19, -120, 38, 62),
    rect(-12, -146, 24, 28),
    rect(-6, -160, 12, 16),
    'M-3-158L0-178L3-158z',
  ),
  windows: 'M-18-6V-54M-9-6V-138M0-6V-140M9-6V-138M18-6V-54',
};

export const chiselTower: Piece = {
  line: 'M0-164V-200',
  fill: 'M-22 0L-13-164H13L22 0z',
  bright: 'M0-164L13-164L4 0z',
};

/** The lady with the torch. */
export const liberty: Piece = {
  fill: join(
    rect(-20, -34, 40, 34),
    rect(-13, -52, 26, 18),
    'M-10-52Q-12-84-5-94L-11-118L-7-120L0-98Q10-92 10-52z',
    circle(1, -101, 5),
  ),
  accent: 'M-13-119Q-13-128-8-132Q-5-126-6-119z',
};

/** A suspension bridge of two towers, 340 wide. */
export const suspensionBridge: Piece = {
  line: join(
    'M0-34H340M0-44Q50-46 84-112Q170 0 256-112Q290-46 340-44',
    repeat(11, (index) => `M${115 + index * 11}-34V${-Math.round(62 + Math.abs(index - 5) ** 2 * 0.9)}`),
  ),
  fill: join(rect(79, -116, 10, 116), rect(251, -116, 10, 116)),
};
