import { style } from '@vanilla-extract/css';
import { outlined } from '../theme/contract.css.ts';

export const region = style({
  overflowX: 'auto',
  ...outlined.lg,
  '@media': { print: { overflow: 'visible' } },
});

export const tall = style({
  maxBlockSize: '28rem',
  overflowY: 'auto',
  '@media': { print: { maxBlockSize: 'none' } },
});
