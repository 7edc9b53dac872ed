import { globalFontFace } from '@vanilla-extract/css';

/**
 * Characters of each font file. A browser loads a file when the page shows one of its characters; when several files
 * have it, the last one is used.
 */
const unicodeRanges = {
  // Vietnamese, Pinyin, combining marks, other currencies
  'inter-latin-rest': 'U+180-24F, U+2BB-2DC, U+300-30C, U+323, U+1E00-1EFF, U+2010-2015, U+20A0-20BF, U+2116',
  // Latin Extended-A and Romanian
  'inter-latin-names': 'U+100-17F, U+218-21B',
  // Latin-1, Māori, Turkish, French, punctuation, euro, rupee, arrows and signs: preloaded by every page
  'inter-latin':
    'U+20-7E, U+A0-FF, U+100-101, U+112-113, U+12A-12B, U+14C-14D, U+16A-16B, U+11E-11F, U+130-131, U+15E-15F, U+152-153, U+2013-2014, U+2018-2022, U+2026, U+2030-2033, U+2039-203A, U+20AC, U+20B9, U+2122, U+2190-2193, U+2212, U+2248, U+2264-2265',
};

for (const [name, unicodeRange] of Object.entries(unicodeRanges))
  globalFontFace('Inter Variable', {
    src: `url("./font/${name}.woff2") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '400 700',
    // A font that arrives late is not swapped in: slow phones use it from their second page on.
    fontDisplay: 'optional',
    unicodeRange,
  });

/**
 * A system font scaled to Inter's metrics, so that nothing shifts between the two. `share`: its width relative to
 * Inter's.
 */
function fallbackFont(fontFamily: string, fontWeight: string, names: readonly string[], share: number) {
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  globalFontFace(fontFamily, {
    src: names.map((name) => `local("${name}")`).join(', '),
    fontWeight,
    ascentOverride: percent(96.88 * share),
    descentOverride: percent(24.15 * share),
    lineGapOverride: '0%',
    sizeAdjust: percent(100 / share),
  });
}

// Arial, or Android's Roboto with about the same width; where neither has a bold face, the next family of the list is
// used.
fallbackFont('Inter Fallback', '400 500', ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], 0.934);
fallbackFont(
  'Inter Fallback',
  '600 700',
  ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  0.97,
);
// The font of Linux systems without the ones above.
fallbackFont('Inter Fallback Wide', '400 500', ['DejaVu Sans'], 1.0645);
fallbackFont('Inter Fallback Wide', '600 700', ['DejaVu Sans Bold'], 1.155);
