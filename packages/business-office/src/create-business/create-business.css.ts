import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const again = style({
  border: 0,
  background: 'none',
  color: vars.color.brandText,
  textDecoration: 'underline',
  cursor: 'pointer',
});
