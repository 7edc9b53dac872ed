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
function standIn(family: string, src: string, share: number) {
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  globalFontFace(family, {
    src,
    ascentOverride: percent(96.88 * share),
    descentOverride: percent(24.15 * share),
    lineGapOverride: '0%',
    sizeAdjust: percent(100 / share),
  });
}

// Arial, or Android's Roboto, which runs as wide.
standIn('Inter Fallback', 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")', 0.934);
// What a Linux without these gives for them.
standIn('Inter Fallback Wide', 'local("DejaVu Sans")', 1.0645);
