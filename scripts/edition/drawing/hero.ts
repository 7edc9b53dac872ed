import type { EditionBrand } from '../../../packages/edition/src/edition.ts';
import { pictureStyle } from './picture-style.ts';
import { circle } from './piece.ts';

/**
 * What a hero picture shows; the frame (sky, sun, water) is the same for all. Wide columns show no more than the lower 250
 * units: whatever matters stays below 110.
 */
export interface Scene {
  /** Place and size of the sun. */
  readonly sun: readonly [x: number, y: number, radius: number];
  /** Where the water, or with `dry` the ground, begins. */
  readonly shore: number;
  readonly dry?: boolean;
  /** What stands behind the shore, from back to front. */
  readonly behind: readonly string[];
  /** What is before it: ships, quays, trees. */
  readonly before: readonly string[];
}

export const heroWidth = 960;
export const heroHeight = 360;

/** Hero picture of an edition as SVG; `title` says what is seen. */
export function heroSvg(scene: Scene, brand: EditionBrand, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${heroWidth}" height="${heroHeight}" viewBox="0 0 ${heroWidth} ${heroHeight}" preserveAspectRatio="xMidYMax slice" role="img" aria-label="${escapeXml(title)}" data-sample="true">
<style>${pictureStyle(brand)}</style>
${heroDrawing(scene)}
</svg>
`;
}

/** The drawing alone; its classes come from pictureStyle. */
export function heroDrawing({ sun, shore, dry, behind, before }: Scene): string {
  const [x, y, radius] = sun;
  return [
    `<path class="sk" d="M0 0h${heroWidth}v${heroHeight}H0z"/>`,
    `<path class="su" d="${circle(x, y, radius)}"/>`,
    cloud(x > 480 ? 170 : 640, 168, 1),
    cloud(x > 480 ? 420 : 860, 150, 0.7),
    ...behind,
    `<path class="${dry ? 'fa' : 'wa'}" d="M0 ${shore}h${heroWidth}V${heroHeight}H0z"/>`,
    dry ? '' : waves(shore),
    ...before,
  ].join('\n');
}

function cloud(x: number, y: number, scale: number): string {
  return `<path class="cl" transform="translate(${x} ${y})scale(${scale})" d="M0 0a16 16 0 0 1 4-31a30 30 0 0 1 56-8a22 22 0 0 1 34 12a14 14 0 0 1 4 27z"/>`;
}

function waves(shore: number): string {
  const rows = [
    [60, 22, 90],
    [330, 14, 60],
    [700, 30, 110],
    [180, 52, 70],
    [520, 44, 120],
    [820, 66, 80],
    [380, 74, 90],
    [60, 84, 60],
  ];
  const drawn = rows.filter(([, down = 0]) => shore + down < heroHeight - 4);
  return `<path class="wv" d="${drawn.map(([x = 0, down = 0, width = 0]) => `M${x} ${shore + down}h${width}`).join('')}"/>`;
}

export function escapeXml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
