import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const rows = style({ listStyle: 'none', ...flexColumn.none });

export const row = style({
  ...flexRow.sm,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${row}:first-child`, { borderBlockStart: 'none' });

/** A row with a form below. */
export const entry = style({
  paddingBlockEnd: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${entry}:first-child`, { borderBlockStart: 'none' });
globalStyle(`${entry} > ${row}`, { borderBlockStart: 'none' });

/** A name with its details below. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  ...flexColumn.xxs,
  overflowWrap: 'anywhere',
});

export const note = style(mutedText);

export const icon = style({ flexShrink: 0, color: vars.color.muted });

export const actions = style({ display: 'inline-flex', flexShrink: 0 });
