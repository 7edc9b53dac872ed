import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  ...textSize.md,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.1875rem',
  accentColor: vars.color.brand,
});
