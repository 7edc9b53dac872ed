/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb` or `#rgb`; throws on anything else. */
export function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3'))?.[1];
  if (!digits) throw new Error(`Not a hexadecimal colour: ${hex}`);
  const number = Number.parseInt(digits, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** Mixes colours as CSS `color-mix(in srgb, colour share%, partner)` does. */
export function mix(colour: Rgb, share: number, partner: Rgb): Rgb {
  const part = (index: 0 | 1 | 2) => (colour[index] * share + partner[index] * (100 - share)) / 100;
  return [part(0), part(1), part(2)];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}
