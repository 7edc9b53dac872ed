import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { outlined, vars } from '../theme/contract.css.ts';

export const surface = style({
  minInlineSize: 0,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
});

export const padding = styleVariants({
  none: { overflow: 'clip' },
  sm: { padding: vars.space.sm },
  md: { padding: vars.space.md },
  lg: { padding: vars.space.md, '@media': { [from.sm]: { padding: vars.space.lg } } },
  xl: { padding: vars.space.lg, '@media': { [from.sm]: { padding: vars.space.xl } } },
});
