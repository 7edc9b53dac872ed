import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

/** Numbers are written from the left in every language, and the field says so: its end is at the right. */
export const withUnit = style({ paddingInlineEnd: '3.25rem' });

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  right: vars.space.sm,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.size.sm,
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const range = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ padding: 0, marginBlockEnd: vars.space.xs });

export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
});
