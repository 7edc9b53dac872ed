import type { EditionBrand } from '../../packages/edition/src/edition.ts';
import { mix, parseHex } from '../../packages/ui-kit/src/theme/contrast.ts';
import { checkPrimaryDark } from './fact-checks.ts';

const candidates = [
  '#5b4b9a',
  '#0f6672',
  '#7a4a1c',
  '#8a2f6b',
  '#3f6212',
  '#6b3fa0',
  '#1d6a8a',
  '#9a3412',
  '#4a5568',
  '#7c2d4f',
];
const white = [255, 255, 255] as const;

/** A brand colour that no site of the network has yet. */
export function freeColour(taken: readonly string[]): string {
  return candidates.find((colour) => !taken.includes(colour)) ?? '#334155';
}

/** The three brand colours from two: the one for dark mode is the same hue, lighter until words in it can be read. */
export function brandOf(primary: string, accent: string): EditionBrand {
  // Below the least contrast that is allowed, words in a pale tint are still tiring: half of white at least.
  for (let share = 50; share > 0; share -= 2) {
    const [red, green, blue] = mix(parseHex(primary), share, white).map(Math.round) as [
      number,
      number,
      number,
    ];
    const primaryDark = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (!checkPrimaryDark(primaryDark)) return { primary, primaryDark, accent };
  }
  return { primary, primaryDark: '#ffffff', accent };
}
