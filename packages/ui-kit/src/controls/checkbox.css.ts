import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  fontSize: vars.size.md,
  lineHeight: vars.leading.md,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  marginBlockStart: '0.1875rem',
  accentColor: vars.color.brand,
});

export const error = style({ fontSize: vars.size.sm, lineHeight: vars.leading.sm, color: vars.color.danger });
