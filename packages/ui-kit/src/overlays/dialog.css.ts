import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const dialog = style({
  maxBlockSize: 'calc(100dvb - 1.5rem)',
  margin: 'auto',
  border: 0,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  '::backdrop': { backgroundColor: vars.color.overlay },
});

export const size = styleVariants({
  sm: { inlineSize: 'min(28rem, calc(100vw - 2rem))', padding: vars.space.lg },
  lg: { inlineSize: 'min(36rem, calc(100vw - 1.5rem))', padding: vars.space.md },
});
