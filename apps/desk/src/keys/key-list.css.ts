import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({
  ...gridBox.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  gap: vars.space.xs,
  alignItems: 'baseline',
  fontSize: vars.size.sm,
});
