import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A single column. */
export const page = style({ inlineSize: '100%', maxInlineSize: '48rem' });

export const labelled = style({ ...flexColumn.xxs, minInlineSize: 0 });

export const label = style({ ...textSize.sm, fontWeight: vars.weight.medium });

/** A company or product in the form. */
export const thing = style({
  ...flexRow.sm,
  minInlineSize: 0,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.page,
});

export const picture = style({ inlineSize: '3rem', flex: 'none' });

export const words = style({
  ...flexColumn.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const nameRow = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
});

export const things = style({ ...flexColumn.xs });
