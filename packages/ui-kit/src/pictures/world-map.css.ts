import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const map = style({
  inlineSize: '100%',
  blockSize: 'auto',
  color: vars.color.control,
});
