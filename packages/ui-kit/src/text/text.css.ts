import { style, styleVariants } from '@vanilla-extract/css';
import { textSize, vars } from '../theme/contract.css.ts';

/** Custom property with the number of visible lines. */
export const lines = '--wbn-text-lines';

export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${lines})`,
  overflow: 'hidden',
});

export const size = styleVariants({
  xs: { ...textSize.xs },
  sm: { ...textSize.sm },
  md: { ...textSize.md },
  lg: { ...textSize.lg },
});

export const tone = styleVariants({
  default: {},
  muted: { color: vars.color.muted },
  brand: { color: vars.color.brandText },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const weight = styleVariants(vars.weight, (weight) => ({ fontWeight: weight }));
