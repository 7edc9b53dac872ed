import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
});

export const name = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
  flex: '1 1 14rem',
});

export const buttons = style({ display: 'flex', gap: vars.space.xs });
