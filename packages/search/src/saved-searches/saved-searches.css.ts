import { style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const entry = style({
  ...flexWrapped.none,
  alignItems: 'flex-end',
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
});

export const name = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const form = style({ ...flexWrapped.sm, alignItems: 'flex-end', flex: '1 1 14rem' });

export const buttons = style({ display: 'flex', gap: vars.space.xs });
