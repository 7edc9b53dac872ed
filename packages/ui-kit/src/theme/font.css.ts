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

// Arial, or Android's Roboto, which runs as wide, stretched to Inter's measures: nothing moves when the web font arrives.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto")',
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
});
