import { style } from '@vanilla-extract/css';
import { swipeGrid } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style([
  swipeGrid,
  { '@media': { [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))' } } },
]);

export const site = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
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
