import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100dvb',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: vars.space.md,
});
