import { describe, expect, it } from 'vitest';
import { contrast, mix, parseHex, type Rgb } from './contrast.ts';
import { brandMix, dark, defaultBrand, light } from './palette.ts';

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'] as const;
const softTones = ['success', 'warning', 'danger', 'gold', 'premium', 'platinum'] as const;

/**
 * Returns colours around the colour wheel, each mixed with black or white until its contrast on the surface just
 * reaches 4.5:1.
 */
function weakestBrands(surface: Rgb, partner: Rgb): Rgb[] {
  const wheel = [
    '#ff0000',
    '#ff8000',
    '#ffff00',
    '#00ff00',
    '#00ffff',
    '#0080ff',
    '#0000ff',
    '#ff00ff',
    '#808080',
  ];
  return wheel.map((hex) => {
    const pure = parseHex(hex);
    let share = 100;
    while (contrast(mix(pure, share, partner), surface) < 4.5) share -= 0.25;
    return mix(pure, share, partner);
  });
}

describe.each([
  ['light', light, parseHex('#000000'), parseHex(defaultBrand.primary)],
  ['dark', dark, parseHex('#ffffff'), parseHex(defaultBrand.primaryDark)],
] as const)('WCAG 2.2 AA: %s theme', (theme, palette, partner, defaultPrimary) => {
  const colourOf = (name: keyof typeof light) => parseHex(palette[name]);
  const mixOf = (name: keyof typeof brandMix, brand: Rgb) => {
    const [share, mixedWith] = brandMix[name][theme];
    return mix(brand, share, parseHex(mixedWith));
  };

  it.each(grounds)('text, muted text, success, warning and danger are readable on %s', (ground) => {
    for (const text of ['text', 'muted', 'success', 'warning', 'danger'] as const) {
      expect(contrast(colourOf(text), colourOf(ground)), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(softTones)('%s is readable on its soft background', (tone) => {
    expect(contrast(colourOf(tone), colourOf(`${tone}Soft`))).toBeGreaterThanOrEqual(4.5);
  });

  it('borders of controls have a contrast of 3:1 to their surroundings', () => {
    for (const ground of ['page', 'surface', 'raised'] as const) {
      expect(contrast(colourOf('control'), colourOf(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  it('every brand colour that an edition may choose stays readable wherever it is used', () => {
    for (const brand of [defaultPrimary, ...weakestBrands(colourOf('surface'), partner)]) {
      const brandText = mixOf('text', brand);
      for (const ground of grounds) {
        expect(contrast(brandText, colourOf(ground)), `${brand} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(brandText, mixOf('soft', brand)), `${brand} on soft`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colourOf('onBrand'), brand), `on ${brand}`).toBeGreaterThanOrEqual(4.5);
      expect(
        contrast(colourOf('onBrand'), mixOf('hover', brand)),
        `on hover ${brand}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
