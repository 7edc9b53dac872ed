import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const parts = style({
  display: 'grid',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
});

export const lifts = style({ ...gridBox.sm, listStyle: 'none' });

export const lift = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.md,
});

export const points = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums' });
