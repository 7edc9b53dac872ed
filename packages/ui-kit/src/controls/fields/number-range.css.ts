import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, gridBox, vars } from '../../theme/contract.css.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const withUnit = style({ paddingInlineEnd: '3.25rem' });

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.sm,
  ...flexRow.none,
  fontSize: vars.size.sm,
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const range = style(flexColumn.xxs);

export const legend = style({ marginBlockEnd: vars.space.xs });

export const ends = style({ ...gridBox.sm, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
