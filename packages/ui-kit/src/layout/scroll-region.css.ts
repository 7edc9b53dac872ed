import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const region = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  '@media': { print: { overflow: 'visible' } },
});

export const tall = style({
  maxBlockSize: '28rem',
  overflowY: 'auto',
  '@media': { print: { maxBlockSize: 'none' } },
});
