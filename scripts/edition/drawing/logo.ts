import type { EditionBrand } from '../../../packages/edition/src/edition.ts';
import { escapeXml } from './hero.ts';

const sign = 'M9 14.5l5 13 5-10 5 10 5-13';
const wbn = [
  'M48 5.5l3.6 14 4.3-11.5 4.3 11.5 3.6-14',
  'M71.5 5.5v14h5.4a3.8 3.8 0 0 0 .2-7.6h-5.6M71.5 5.5h4.6a3.2 3.2 0 0 1 0 6.4',
  'M89.5 19.5v-14l10 14v-14',
];
const stroke = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
const font = 'system-ui,-apple-system,&quot;Segoe UI&quot;,Roboto,&quot;Noto Sans&quot;,Arial,sans-serif';

/** The mark, the letters and, below them, the label; 112 by 40 as the header shows it. */
export function logoSvg(brand: EditionBrand, label: string): string {
  // Fonts of systems differ in width: longer labels are drawn smaller and get exactly the room there is.
  const letters = labelWidth(label);
  const size = Math.min(10.5, 62 / (letters * 0.56));
  const width = Math.min(62, letters * 0.56 * size).toFixed(0);
  const squeezed = letters > 8 ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="112" height="40" viewBox="0 0 112 40" role="img" aria-label="WBN ${escapeXml(label)}" data-sample="true">
<style>.g{fill:${brand.primary}}.s{stroke:#fff}.l{stroke:#161a21}.t{fill:${brand.primary}}@media (prefers-color-scheme:dark){.g{fill:${brand.primaryDark}}.s{stroke:#0d0f13}.l{stroke:#e9ecf0}.t{fill:${brand.primaryDark}}}</style>
<rect class="g" x="1" y="2" width="36" height="36" rx="9"/>
<path class="s" d="${sign}" ${stroke} stroke-width="3.4"/>
<circle cx="19" cy="10.6" r="2.6" fill="${brand.accent}"/>
<path class="l" d="${wbn.join('')}" ${stroke} stroke-width="3.1"/>
<text class="t" x="46.5" y="34.6" font-family="${font}" font-weight="600" font-size="${size.toFixed(1)}"${squeezed}>${escapeXml(label)}</text>
</svg>
`;
}

/** Width in letters: those of Chinese are as wide as they are high. */
function labelWidth(label: string): number {
  return [...label].reduce((sum, letter) => sum + (letter > '⺀' ? 1.8 : 1), 0);
}

/** The mark alone, for the browser's tab; the PNG icons are this file, drawn larger. */
export function faviconSvg(brand: EditionBrand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="1 2 36 36" role="img" aria-label="WBN" data-sample="true">
<rect x="1" y="2" width="36" height="36" rx="9" fill="${brand.primary}"/>
${markLines(brand.accent)}
</svg>
`;
}

/** The mark to the edges, without round corners: phones cut icons as they like. */
export function iconSvg(brand: EditionBrand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -2 44 44"><rect x="-3" y="-2" width="44" height="44" fill="${brand.primary}"/>${markLines(brand.accent)}</svg>`;
}

function markLines(accent: string): string {
  return `<path d="${sign}" stroke="#fff" stroke-width="3.4" ${stroke}/><circle cx="19" cy="10.6" r="2.6" fill="${accent}"/>`;
}
