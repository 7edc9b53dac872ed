import type { EditionBrand } from '../../../packages/edition/src/edition.ts';
import { mix, parseHex, type Rgb } from '../../../packages/ui-kit/src/theme/contrast.ts';

/** From the back of a picture to its front; what is far is close to the sky. */
export type Layer = 'far' | 'mid' | 'near' | 'front';

export interface Palette extends Record<Layer, string> {
  sky: string;
  cloud: string;
  water: string;
  wave: string;
  accent: string;
  /** Warm, or else a tint of the brand: there are no green suns. */
  sun: string;
  /** Windows, snow and whatever else is bright. */
  bright: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const night = parseHex('#14171c');

/** The colours of a picture by day, made from the brand. */
export function dayPalette(brand: EditionBrand): Palette {
  const primary = parseHex(brand.primary);
  const accent = parseHex(brand.accent);
  const tint = (share: number) => hex(mix(primary, share, white));
  return {
    sky: tint(8),
    cloud: tint(2),
    far: tint(20),
    mid: tint(40),
    near: tint(68),
    front: hex(mix(primary, 84, black)),
    water: tint(15),
    wave: tint(30),
    accent: hex(accent),
    sun: isWarm(accent) ? hex(mix(accent, 80, white)) : tint(30),
    bright: hex(mix(primary, 5, white)),
  };
}

/** The same picture by night. */
export function nightPalette(brand: EditionBrand): Palette {
  const primary = parseHex(brand.primaryDark);
  const accent = parseHex(brand.accent);
  const tint = (share: number) => hex(mix(primary, share, night));
  return {
    sky: tint(7),
    cloud: tint(11),
    far: tint(15),
    mid: tint(25),
    near: tint(40),
    front: tint(62),
    water: tint(10),
    wave: tint(22),
    accent: hex(mix(accent, 80, night)),
    sun: isWarm(accent) ? hex(mix(accent, 62, night)) : tint(50),
    bright: hex(mix(primary, 45, white)),
  };
}

function isWarm([red, green, blue]: Rgb): boolean {
  return red > green && red > blue;
}

function hex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
