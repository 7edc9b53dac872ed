/** Letters of a font file: code points, each alone or as the first and last of a row. */
export type FontPart = readonly (readonly [from: number, to?: number])[];

/**
 * The font's files, by name. A page loads those of which it shows a letter: `inter-latin` holds what the languages of Europe and the
 * names of their companies need, so that one letter more is no second file; `inter-latin-rest` is for Vietnamese, Pinyin and the like.
 */
export const fontParts = {
  'inter-latin': [
    [0x20, 0x7e],
    // Latin-1 and Latin Extended-A: West, Middle and North Europe, Turkish, Māori.
    [0xa0, 0x17f],
    // Romanian
    [0x218, 0x21b],
    [0x1e9e],
    [0x2bb, 0x2bc],
    [0x2c6],
    [0x2da],
    [0x2dc],
    // Dashes, quotation marks, dots, prime and per mille
    [0x2010, 0x2015],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026],
    [0x2030],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x2044],
    // Currencies
    [0x20a0, 0x20bf],
    [0x2116],
    [0x2122],
    // Arrows and signs of technical figures
    [0x2190, 0x2193],
    [0x2212],
    [0x2215],
    [0x2248],
    [0x2260],
    [0x2264, 0x2265],
    [0xfffd],
  ],
  'inter-latin-rest': [
    [0x180, 0x217],
    [0x21c, 0x24f],
    [0x300, 0x304],
    [0x306, 0x30c],
    [0x323],
    [0x1e00, 0x1e9d],
    [0x1e9f, 0x1eff],
  ],
} as const satisfies Readonly<Record<string, FontPart>>;

/** A part as `unicode-range` of a style sheet says it. */
export function unicodeRange(part: FontPart): string {
  const code = (point: number) => point.toString(16).toUpperCase();
  return part
    .map(([from, to]) => (to === undefined ? `U+${code(from)}` : `U+${code(from)}-${code(to)}`))
    .join(', ');
}
