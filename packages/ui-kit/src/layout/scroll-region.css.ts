import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
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

export const window = style({
  '@media': {
    [from.md]: { maxBlockSize: 'max(20rem, calc(100dvb - 9rem))', overflowY: 'auto' },
    print: { maxBlockSize: 'none' },
  },
});
