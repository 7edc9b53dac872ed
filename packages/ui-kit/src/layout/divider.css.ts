import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const divider = style({
  inlineSize: '100%',
  blockSize: '1px',
  flex: 'none',
  border: 0,
  backgroundColor: vars.color.line,
});
