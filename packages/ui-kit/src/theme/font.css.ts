import { globalFontFace } from '@vanilla-extract/css';
import { fontParts, unicodeRange } from './font-parts.ts';

// Of faces that have the same letter browsers take the last.
for (const [name, part] of Object.entries(fontParts).toReversed())
  globalFontFace('Inter Variable', {
    src: `url("./font/${name}.woff2") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '400 700',
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(part),
  });

/** A face of the system, stretched to Inter's measures: nothing moves when the web font arrives. `share`: of Inter's width. */
function standIn(fontFamily: string, fontWeight: string, names: readonly string[], share: number) {
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

// Arial, or Android's Roboto, which runs as wide; where none is bold, the next family of the list has it.
standIn('Inter Fallback', '400 500', ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], 0.934);
standIn(
  'Inter Fallback',
  '600 700',
  ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  0.97,
);
// What a Linux without these gives for them.
standIn('Inter Fallback Wide', '400 500', ['DejaVu Sans'], 1.0645);
standIn('Inter Fallback Wide', '600 700', ['DejaVu Sans Bold'], 1.155);
