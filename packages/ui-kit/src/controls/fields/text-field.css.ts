import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { flexRow, vars } from '../../theme/contract.css.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.sm,
  ...flexRow.none,
  color: vars.color.muted,
  pointerEvents: 'none',
});

globalStyle(`${icon} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });

export const withIcon = style({ paddingInlineStart: '2.375rem' });

export const end = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxs,
  ...flexRow.none,
  '@media': { [touch]: { insetInlineEnd: 0 } },
});

export const withEnd = style({
  paddingInlineEnd: '2.625rem',
  selectors: { '[dir="rtl"] &[dir="ltr"]': { paddingInlineStart: '2.625rem' } },
  '@media': { [touch]: { paddingInlineEnd: '3rem' } },
});
