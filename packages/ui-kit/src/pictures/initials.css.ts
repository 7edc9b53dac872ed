import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  containerType: 'size',
  userSelect: 'none',
});

export const letters = style({
  fontSize: 'clamp(0.625rem, 34cqmin, 3rem)',
  lineHeight: 1,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.01em',
});

const hues = [22, 58, 95, 145, 185, 230, 270, 330];

/** Background and text colour per hue; contrast of at least 4.5:1 in both themes. */
export const hue = styleVariants(
  Object.fromEntries(hues.map((degrees, index) => [index, degrees])) as Record<number, number>,
  (degrees) => ({
    backgroundColor: `light-dark(oklch(0.93 0.032 ${degrees}), oklch(0.29 0.038 ${degrees}))`,
    color: `light-dark(oklch(0.43 0.085 ${degrees}), oklch(0.84 0.065 ${degrees}))`,
  }),
);

export const hueCount = hues.length;
