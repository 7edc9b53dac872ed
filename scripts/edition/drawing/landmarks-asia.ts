import { circle, dome, join, type Piece, rect, repeat } from './piece.ts';

/** A tower of curved roofs, each storey narrower than the one below. */
export function pagoda(storeys: number): Piece {
  const roofs = Array.from({ length: storeys }, (_, index) => {
    const half = 34 - index * 4;
    const y = -22 * (index + 1);
    return join(
      rect(-half + 10, y, 2 * (half - 10), 22),
      `M${-half - 6} ${y - 1}Q${-half + 6} ${y - 3} ${-half + 13} ${y - 10}H${half - 13}Q${half - 6} ${y - 3} ${half + 6} ${y - 1}L${half - 2} ${y + 4}H${-half + 2}z`,
    );
  });
  const top = -22 * storeys - 10;
  return {
    line: `M0 ${top}V${top - 24}`,
    fill: roofs.join(''),
    bright: repeat(storeys, (index) => rect(-4, -22 * index - 13, 8, 13)),
  };
}

export const pearlTower: Piece = {
  line: 'M-26 0L-4-60M26 0L4-60M0-150V-196',
  fill: join(rect(-7, -112, 4, 112), rect(3, -112, 4, 112), rect(-2, -160, 4, 160)),
  accent: join(circle(0, -50, 17), circle(0, -114, 12), circle(0, -146, 5)),
};

export const twistTower: Piece = {
  fill: 'M-18 0Q-20-90-8-176L7-186Q18-90 18 0z',
  bright: 'M-8-176Q4-90-4 0H-8Q0-90-10-160z',
};
export const openerTower: Piece = {
  fill: 'M-16 0L-10-150L-5-150L-4-136H4L5-150L10-150L16 0z',
  windows: 'M-5-8V-128M5-8V-128',
};

/** The stepped needle of the Gulf. */
export const needleTower: Piece = {
  line: 'M0-186V-220',
  fill: join(
    rect(-24, -44, 9, 44),
    rect(15, -60, 9, 60),
    rect(-16, -88, 9, 88),
    rect(7, -108, 9, 108),
    rect(-8, -146, 7, 146),
    rect(-2, -168, 9, 168),
    rect(-2, -196, 4, 30),
  ),
  windows: 'M-11-6V-82M11-6V-100M2-6V-160',
};

export const sailHotel: Piece = {
  line: 'M-2 0V-136',
  fill: 'M0 0V-128Q46-84 44 0z',
  bright: 'M6-18Q30-20 39-12V-6H6zM6-46Q26-48 37-38V-32H6zM6-74Q20-76 31-64V-60H6z',
};

export const domedMosque: Piece = {
  fill: join(
    rect(-44, -30, 88, 30),
    'M-24-30Q-32-62 0-80Q32-62 24-30z',
    rect(-1.5, -92, 3, 14),
    'M56 0V-96h10V0zM53-64h16v5H53zM54-98Q61-122 68-98z',
  ),
  bright: join('M-8 0v-14Q0-28 8-14V0z', 'M-34 0v-10Q-28-20-22-10V0z', 'M22 0v-10Q28-20 34-10V0z'),
};

/** Towers of the harbour: crossed braces, and a rounded crown. */
export const bracedTower: Piece = {
  line: 'M-6-160V-190M6-150V-184',
  fill: 'M-20 0V-120L0-160L20-132V0z',
  bright: 'M-19-4L19-44V-40L-19 0zM-19-44L19-4V0L-19-40zM-19-86L19-46V-42L-19-82zM-19-46L19-86V-82L-19-42z',
};
export const crownTower: Piece = {
  fill: 'M-18 0V-150L-14-172L-8-164L-4-176H4L8-164L14-172L18-150V0z',
  windows: 'M-9-8V-144M0-8V-150M9-8V-144',
};

export const marbleTomb: Piece = {
  fill: join(
    rect(-92, -8, 184, 8),
    rect(-50, -52, 100, 46),
    'M-24-58Q-36-84 0-108Q36-84 24-58z',
    rect(-22, -62, 44, 12),
    rect(-1.5, -120, 3, 14),
    dome(-36, -52, 22, 16),
    dome(36, -52, 22, 16),
    ...[-86, 86].map((x) => `M${x - 4}-8V-88h8V-8zM${x - 7}-62h14v4h-14zM${x - 6}-88Q${x}-104 ${x + 6}-88z`),
  ),
  bright: join('M-12-8V-34Q0-50 12-34V-8z', 'M-40-8v-16Q-33-32-26-24V-8z', 'M26-8v-16Q33-32 40-24V-8z'),
};

export const gateway: Piece = {
  fill: join(
    'M-60 0V-60H-30V-72H30V-60H60V0H44V-28a9 9 0 0 0-18 0V0H16V-36a16 16 0 0 0-32 0V0H-26V-28a9 9 0 0 0-18 0V0z',
    rect(-30, -88, 9, 20),
    rect(21, -88, 9, 20),
    dome(-25.5, -88, 11, 8),
    dome(25.5, -88, 11, 8),
  ),
};

/** Two halves of a tower, as before Balinese temples; the way leads between them. */
export const splitGate: Piece = {
  fill: 'M-8 0V-112L-14-96L-18-78H-24L-28-58H-34L-38-38H-46L-50-18H-58V0zM8 0V-112L14-96L18-78H24L28-58H34L38-38H46L50-18H58V0z',
  accent: 'M-14-96l6 2v3l-7-1zM14-96l-6 2v3l7-1zM-38-38h30v3h-31zM38-38H8v3h31z',
};

export const flameColumn: Piece = {
  fill: 'M-26 0L-16-14H-4L-3-112H3L4-14H16L26 0zM-7-112H7V-118H-7z',
  accent: 'M0-144Q10-128 6-118H-6Q-10-130 0-144z',
};

export const torii: Piece = {
  fill: join(
    rect(-34, -70, 8, 70),
    rect(26, -70, 8, 70),
    rect(-42, -58, 84, 6),
    'M-54-80Q0-70 54-80L50-70Q0-62-50-70z',
    rect(-3, -68, 6, 12),
  ),
};

export const latticeTower: Piece = {
  line: 'M0-150V-186',
  fill: 'M-32 0H-22L-14-40H14L22 0H32L12-84L4-152H-4L-12-84z',
  bright: 'M-10-48H10L7-74H-7zM-5-92H5L3-120H-3z',
  accent: join(rect(-14, -86, 28, 8), rect(-7, -126, 14, 5)),
};

/** Three towers that carry a ship. */
export const skyPark: Piece = {
  fill: join(
    'M0 0L8-112H30L34 0z',
    'M50 0L56-112H78L84 0z',
    'M100 0L104-112H126L134 0z',
    'M-14-122Q70-136 158-126Q150-110 130-110H4Q-8-112-14-122z',
  ),
  windows: 'M17-8V-104M25-8V-104M65-8V-104M73-8V-104M113-8V-104M121-8V-104',
};

/** A garden in the shape of a funnel. */
export const superTree: Piece = {
  line: 'M-5-50L-26-88M5-50L26-88M0-50V-90M-3-50L-14-90M3-50L14-90M-28-89H28',
  fill: 'M-7 0Q-3-30-7-56H7Q3-30 7 0z',
};

export const bigWheel: Piece = {
  line: join(
    'M-42-58a42 42 0 1 1 84 0a42 42 0 1 1-84 0zM0-58L-22 0M0-58L22 0',
    'M0-100V-16M-42-58H42M-30-88L30-28M30-88L-30-28',
  ),
};

/** A palace gate under two sweeping roofs. */
export const palaceGate: Piece = {
  fill: join(
    'M-66 0V-30H66V0H14V-12a14 14 0 0 0-28 0V0z',
    rect(-46, -48, 92, 18),
    'M-74-48Q-56-50-44-64H44Q56-50 74-48L66-42H-66z',
    rect(-34, -78, 68, 14),
    'M-58-80Q-42-82-32-94H32Q42-82 58-80L50-74H-50z',
  ),
  windows: 'M-40-39H40',
};

export const hilltopTower: Piece = {
  line: 'M0-128V-168',
  fill: join(
    'M-160 0Q-70-64-20-68H20Q70-64 160 0z',
    rect(-4, -120, 8, 56),
    'M-13-104h26l-3-16h-20z',
    rect(-2, -136, 4, 18),
  ),
  accent: rect(-14, -106, 28, 4),
};

export const taperTower: Piece = {
  fill: 'M-18 0Q-16-110-4-180L0-174L4-180Q16-110 18 0z',
  windows: 'M-7-8V-120M0-8V-150M7-8V-120',
};

/** The gantry of a shipyard, 150 wide. */
export const shipyardGantry: Piece = {
  line: 'M6 0L14-92M22 0L14-92M140 0V-92M60-92V-50',
  fill: join(rect(-6, -104, 164, 13), rect(50, -114, 22, 10)),
  accent: rect(44, -52, 32, 8),
};
