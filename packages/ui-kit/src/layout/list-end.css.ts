import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn } from '../theme/contract.css.ts';

const foot = style({
  ...flexColumn.xs,
  // An element without height never intersects the viewport.
  minBlockSize: '2rem',
});

export const end = styleVariants({
  start: [foot, { alignItems: 'flex-start' }],
  center: [foot, { alignItems: 'center', textAlign: 'center' }],
});
