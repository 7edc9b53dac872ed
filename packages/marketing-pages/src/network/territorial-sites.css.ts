import { style } from '@vanilla-extract/css';
import { swipeGrid } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style([
  swipeGrid,
  { '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))' } } },
]);

export const site = style({
  ...flexRow.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  ...outlined.md,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.brandText, color: vars.color.brandText },
  selectors: { '&[aria-current]': { borderColor: vars.color.brandText } },
});

export const logo = style({ flex: 'none', inlineSize: '1.9rem', blockSize: '2rem' });

export const sign = style({
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 3.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const point = style({ fill: '#f2b705' });

export const brand = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  '@media': { [below.sm]: { display: 'none' } },
});
