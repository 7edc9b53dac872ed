import { style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const dialog = style({
  inlineSize: 'min(28rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: vars.space.lg,
  border: 0,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '::backdrop': { backgroundColor: vars.color.overlay },
});
