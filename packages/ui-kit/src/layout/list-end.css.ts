import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Always there: an end without height is never in view.
  minBlockSize: '2rem',
});

export const end = styleVariants({
  start: [foot, { alignItems: 'flex-start' }],
  center: [foot, { alignItems: 'center', textAlign: 'center' }],
});
