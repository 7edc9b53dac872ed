import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Custom property that carries how many lines are shown. */
export const lines = '--wbn-text-lines';

export const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `var(${lines})`,
  overflow: 'hidden',
});

export const size = styleVariants({
  xs: { fontSize: vars.size.xs, lineHeight: vars.leading.xs },
  sm: { fontSize: vars.size.sm, lineHeight: vars.leading.sm },
  md: { fontSize: vars.size.md, lineHeight: vars.leading.md },
  lg: { fontSize: vars.size.lg, lineHeight: vars.leading.lg },
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
