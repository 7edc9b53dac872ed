import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const plot = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 1,
  blockSize: '1.25rem',
  inlineSize: '4.5rem',
  flexShrink: 0,
});

export const bar = style({
  flex: '1 1 0',
  minBlockSize: 1,
  backgroundColor: vars.color.control,
  selectors: { '&:last-child': { backgroundColor: vars.color.brandText } },
});
