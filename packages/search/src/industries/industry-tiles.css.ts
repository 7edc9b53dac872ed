import { globalStyle, style } from '@vanilla-extract/css';
import { swipeGrid } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

export const list = style([
  swipeGrid,
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: vars.space.sm },
    },
  },
]);

export const entry = style({ display: 'flex', minInlineSize: 0 });

export const tile = style({
  flex: 1,
  ...flexRow.xs,
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  padding: vars.space.xs,
  ...outlined.md,
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { borderColor: vars.color.brandText },
  '@media': { [from.sm]: { gap: vars.space.sm, minBlockSize: '4rem', paddingInline: vars.space.sm } },
});

globalStyle(`${tile} > ${icon}`, { color: vars.color.brandText });

export const words = style({ minInlineSize: 0 });

export const name = style({
  display: 'block',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const count = style({
  display: 'block',
  ...textSize.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
