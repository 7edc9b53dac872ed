/** Letters of the font of PDF invoices, first and last of each row: Latin with its marks, Greek, Cyrillic, signs of prices and texts. */
export const invoiceLetters: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x300, 0x30c],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2015],
  [0x2018, 0x2026],
  [0x2030, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
  [0x25a1, 0x25a1],
];

/** In place of a letter that the font has not. */
export const missingLetter = '\u{25a1}';

/** A text as the font can draw it; see `missingLetter`. */
export function drawable(text: string): string {
  return [...text]
    .map((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      const isThere = invoiceLetters.some(([from, to]) => point >= from && point <= to);
      return isThere ? letter : missingLetter;
    })
    .join('');
}
