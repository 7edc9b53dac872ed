/** Letters of a font file: code points, each alone or as the first and last of a row. */
export type FontPart = readonly (readonly [from: number, to?: number])[];

/**
 * The font's files, by name. Rows may overlap: a letter is taken from the first file that has it. A page loads those of which it shows a letter: `inter-latin`, which every page preloads, holds what texts in
 * our languages and prices need; `inter-latin-names` what names of Middle Europe need beside; `inter-latin-rest` is for Vietnamese, Pinyin
 * and the like.
 */
export const fontParts = {
  'inter-latin': [
    [0x20, 0x7e],
    // Latin-1: West and North Europe, America
    [0xa0, 0xff],
    // Māori
    [0x100, 0x101],
    [0x112, 0x113],
    [0x12a, 0x12b],
    [0x14c, 0x14d],
    [0x16a, 0x16b],
    // Turkish
    [0x11e, 0x11f],
    [0x130, 0x131],
    [0x15e, 0x15f],
    // French
    [0x152, 0x153],
    // Dashes, quotation marks, dots, prime and per mille
    [0x2013, 0x2014],
    [0x2018, 0x2022],
    [0x2026],
    [0x2030, 0x2033],
    [0x2039, 0x203a],
    // Euro and rupee
    [0x20ac],
    [0x20b9],
    [0x2122],
    // Arrows and signs of technical figures
    [0x2190, 0x2193],
    [0x2212],
    [0x2248],
    [0x2264, 0x2265],
  ],
  'inter-latin-names': [
    // Latin Extended-A: Polish, Czech, Hungarian, Baltic and others; Romanian
    [0x100, 0x17f],
    [0x218, 0x21b],
  ],
  'inter-latin-rest': [
    [0x180, 0x24f],
    [0x2bb, 0x2dc],
    [0x300, 0x30c],
    [0x323],
    [0x1e00, 0x1eff],
    [0x2010, 0x2015],
    // Other currencies
    [0x20a0, 0x20bf],
    [0x2116],
  ],
} as const satisfies Readonly<Record<string, FontPart>>;

/** A part as `unicode-range` of a style sheet says it. */
export function unicodeRange(part: FontPart): string {
  const code = (point: number) => point.toString(16).toUpperCase();
  return part
    .map(([from, to]) => (to === undefined ? `U+${code(from)}` : `U+${code(from)}-${code(to)}`))
    .join(', ');
}
