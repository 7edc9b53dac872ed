import { style } from '@vanilla-extract/css';
import { flexColumn, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const tiles = style({
  display: 'grid',
  gap: vars.space.sm,
  // Four tiles in a line at most, two on the narrowest phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.75rem, 22%), 1fr))',
});

export const tile = style({
  ...flexColumn.xxs,
  ...outlined.lg,
  padding: vars.space.sm,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});

export const tileButton = style([
  tile,
  {
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.hover },
    selectors: {
      '&[aria-pressed="true"]': {
        borderColor: vars.color.brand,
        boxShadow: `inset 0 3px 0 ${vars.color.brand}`,
      },
    },
  },
]);

export const value = style({
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontWeight: vars.weight.semibold,
});
