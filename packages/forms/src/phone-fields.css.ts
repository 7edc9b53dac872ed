import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const phone = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 22rem)',
  alignItems: 'start',
  gap: vars.space.md,
});
