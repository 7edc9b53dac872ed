import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, flexWrapped, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({
  ...flexColumn.sm,
  inlineSize: '100%',
  maxInlineSize: '500px',
  padding: vars.space.md,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
});

export const actions = style({
  ...flexWrapped.sm,
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const choose = style({ marginInlineStart: `calc(-1 * ${vars.space.sm})` });

export const send = style(flexRow.xs);

/** The picture with its description below. */
export const chosen = style(flexColumn.sm);

export const picture = style({ position: 'relative', maxInlineSize: '15rem' });

export const preview = style({ maxBlockSize: '12rem', borderRadius: vars.radius.md });

export const remove = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
});
