import { style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexSpread, plainButton, touchTarget, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const colleague = style({
  ...plainButton,
  ...flexSpread.sm,
  inlineSize: '100%',
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { backgroundColor: vars.color.hover } },
  '@media': { [touch]: touchTarget },
});
