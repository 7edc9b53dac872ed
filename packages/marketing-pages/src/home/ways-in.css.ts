import { globalStyle, style } from '@vanilla-extract/css';
import { swipeRow } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style([
  swipeRow,
  {
    ...flexWrapped.xs,
    listStyle: 'none',
    '@media': { [below.sm]: { flexWrap: 'nowrap' } },
  },
]);

export const way = style({
  ...flexRow.xs,
  flex: 'none',
  whiteSpace: 'nowrap',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

globalStyle(`${way} > svg`, { flex: 'none', color: vars.color.brandText });
