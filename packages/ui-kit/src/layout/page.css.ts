import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.md,
  '@media': { [from.sm]: { paddingInline: vars.space.lg } },
});

export const width = styleVariants(vars.width, (width) => ({ maxInlineSize: width }));
