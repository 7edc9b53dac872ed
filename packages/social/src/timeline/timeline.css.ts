import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const owner = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.sm });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const posts = style({ ...flexColumn.md, minInlineSize: 0 });

export const pages = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  maxInlineSize: '500px',
});
