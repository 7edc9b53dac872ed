import { circle, dome, join, type Piece, rect, repeat } from './piece.ts';

export const eiffel: Piece = {
  line: 'M0-160V-176',
  fill: 'M-40 0H-26Q-24-24 0-24Q24-24 26 0H40Q14-60 6-112L2-164H-2L-6-112Q-14-60-40 0z',
  bright: 'M-12-44H12L8-60H-8zM-6-72H6L4-96H-4z',
  accent: join(rect(-24, -40, 48, 4), rect(-12, -68, 24, 3)),
};

/** Town houses under grey roofs. */
export const mansards: Piece = {
  fill: repeat(4, (index) => `M${index * 46} 0V-46l6-18h30l6 18V0z`),
  windows: repeat(
    4,
    (index) => `M${index * 46 + 11}-8V-40M${index * 46 + 21}-8V-40M${index * 46 + 31}-8V-40`,
  ),
  bright: repeat(4, (index) => rect(index * 46 + 17, -60, 8, 9)),
};

export const arch: Piece = { fill: 'M-34 0V-72H34V0H14V-30a14 14 0 0 0-28 0V0zM-37-72h74v6H-37z' };

/** A gate of six columns with a team of horses. */
export const quadrigaGate: Piece = {
  fill: join(
    rect(-66, -6, 132, 6),
    repeat(6, (index) => rect(-62 + index * 23, -54, 9, 50)),
    rect(-66, -70, 132, 17),
    rect(-34, -80, 68, 11),
  ),
  accent: 'M-16-80V-92h6l4-6 4 6h4l4-6 4 6h6v12z',
};

export const ballTower: Piece = {
  line: 'M0-140V-196',
  fill: join('M-8 0L-4-112H4L8 0z', circle(0, -118, 15), 'M-3-132L-1.5-160H1.5L3-132z'),
  accent: rect(-14, -120, 28, 3),
};

export const twinSpires: Piece = {
  fill: join(
    rect(-44, -56, 88, 56),
    'M-44-56V-96L-31-150L-18-96V-56z',
    'M18-56V-96L31-150L44-96V-56z',
    'M-18-56L0-84L18-56z',
  ),
  bright: join(circle(0, -46, 9), 'M-7 0v-18L0-28L7-18V0z', rect(-33, -92, 4, 26), rect(29, -92, 4, 26)),
};

export const colosseum: Piece = {
  fill: 'M0 0V-66Q44-80 92-74L98-64L118-60L126-44L150-40V0z',
  bright: join(
    repeat(9, (index) => `M${9 + index * 15.4} 0v-12a4 4 0 0 1 8 0V0z`),
    repeat(9, (index) => `M${9 + index * 15.4}-24v-10a4 4 0 0 1 8 0v10z`),
    repeat(6, (index) => `M${9 + index * 15.4}-48v-8a4 4 0 0 1 8 0v8z`),
  ),
};

/** The cathedral of a merchants' city: ribbed dome, lantern, bell tower. */
export const ribbedDome: Piece = {
  fill: join(
    rect(-52, -44, 104, 44),
    rect(-36, -62, 72, 20),
    'M-36-62C-36-96-16-114 0-118C16-114 36-96 36-62z',
    rect(-5, -130, 10, 14),
    'M-6-130L0-142L6-130z',
    rect(66, -110, 20, 110),
    'M64-110h24v-5H64z',
  ),
  bright: join(
    'M-1-64L-1-112H1L1-64z',
    'M-18-64Q-18-92-6-112Q-14-92-15-64z',
    'M18-64Q18-92 6-112Q14-92 15-64z',
    circle(-25, -52, 4),
    circle(0, -52, 4),
    circle(25, -52, 4),
  ),
  windows: 'M76-10V-100',
};

export const leaningTower: Piece = {
  fill: 'M-12 0L2-104L30-100L16 2zM6-104L8-118L28-115L26-100z',
  bright: repeat(6, (index) => `M${-7 + index * 2}-${8 + index * 15}l20 3 .5-4-20-3z`),
};

export const windmill: Piece = {
  fill: join('M-17 0L-13-44H13L17 0z', 'M-15-44Q0-68 15-44z'),
  line: 'M0-50L-30-82M0-50L32-80M0-50L-30-20M0-50L32-18',
  bright: 'M-4 0V-12H4V0zM-3-30h6v7h-6z',
};

/** Slender towers of a church that is never finished. */
export const manySpires: Piece = {
  fill: join(
    rect(-46, -46, 92, 46),
    ...[
      [-40, 104],
      [-22, 132],
      [22, 132],
      [40, 104],
    ].map(
      ([x = 0, high = 0]) =>
        `M${x - 9} 0V-${high - 56}Q${x - 7}-${high - 16} ${x}-${high}Q${x + 7}-${high - 16} ${x + 9}-${high - 56}V0z`,
    ),
    'M-12-46Q-10-96 0-116Q10-96 12-46z',
  ),
  accent: join(circle(-40, -106, 3.5), circle(-22, -134, 3.5), circle(22, -134, 3.5), circle(40, -106, 3.5)),
  bright: 'M-10 0V-20Q0-38 10-20V0zM-24-60h4v30h-4zM20-60h4v30h-4z',
};

/** Two rows of Roman arches, 220 wide. */
export const aqueduct: Piece = {
  fill: join(
    rect(0, -74, 220, 10),
    rect(0, -42, 220, 6),
    repeat(11, (index) => rect(index * 21.2, -70, 7, 70)),
  ),
};

export const elizabethTower: Piece = {
  fill: join(
    rect(-12, -108, 24, 108),
    rect(-15, -134, 30, 28),
    'M-15-134L-9-152L0-176L9-152L15-134z',
    rect(-104, -36, 92, 36),
    'M-104-36l6-14 6 14zM-80-36l6-14 6 14zM-56-36l6-14 6 14zM-32-36l6-14 6 14z',
  ),
  bright: circle(0, -120, 9),
  windows: 'M-5-6V-100M5-6V-100M-92-6V-30M-76-6V-30M-60-6V-30M-44-6V-30M-28-6V-30',
};

/** A bascule bridge between two towers, 260 wide. */
export const towerBridge: Piece = {
  line: 'M0-26Q50-30 72-80M188-80Q210-30 260-26M94-72H166M94-64H166M0-20H260',
  fill: join(
    rect(70, -86, 26, 86),
    rect(164, -86, 26, 86),
    'M70-86l4-20h18l4 20z',
    'M164-86l4-20h18l4 20z',
    'M76-106l7-16 7 16zM170-106l7-16 7 16z',
  ),
  bright: join('M78 -2v-22a5 5 0 0 1 10 0v22z', 'M172-2v-22a5 5 0 0 1 10 0v22z'),
};

export const shard: Piece = { fill: 'M-22 0L-4-160L-1-150L3-166L22 0z', bright: 'M0-140L4-150L8 0H2z' };

/** Domes over domes and four slender towers. */
export const mosque: Piece = {
  fill: join(
    rect(-70, -34, 140, 34),
    dome(0, -50, 84, 46),
    rect(-44, -52, 88, 20),
    dome(-52, -34, 36, 20),
    dome(52, -34, 36, 20),
    ...[-96, -78, 78, 96].map((x) => `M${x - 4} 0V-118L${x}-142L${x + 4}-118V0zM${x - 7}-88h14v5h-14z`),
    rect(-1.5, -108, 3, 14),
  ),
  bright: join(
    repeat(5, (index) => `M${-49 + index * 22} 0v-14a5 5 0 0 1 10 0V0z`),
    repeat(6, (index) => rect(-34 + index * 12.5, -48, 5, 9)),
  ),
};

export const galata: Piece = {
  fill: join(rect(-17, -78, 34, 78), rect(-20, -84, 40, 7), 'M-17-84L0-122L17-84z'),
  windows: 'M-9-8V-70M0-8V-70M9-8V-70',
};

export const balloon: Piece = {
  accent: 'M-22-46a22 22 0 1 1 44 0Q18-26 6-14H-6Q-18-26-22-46z',
  fill: rect(-5, -8, 10, 8),
  line: 'M-5-14V-8M5-14V-8',
};
