import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const error = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});
