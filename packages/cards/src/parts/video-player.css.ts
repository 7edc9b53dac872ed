import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const video = style({
  inlineSize: '100%',
  maxInlineSize: '44rem',
  aspectRatio: '16 / 9',
  backgroundColor: '#0b0d10',
  borderRadius: vars.radius.md,
});
