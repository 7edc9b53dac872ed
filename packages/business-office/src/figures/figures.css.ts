import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const tools = style({ ...flexWrapped.sm, alignItems: 'flex-end' });

export const tiles = style({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});

export const tile = style({
  ...flexColumn.xxs,
  ...outlined.lg,
  padding: vars.space.md,
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
