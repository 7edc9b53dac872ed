import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const heading = style({ color: vars.color.text, overflowWrap: 'anywhere' });

export const size = styleVariants({
  xl: {
    fontSize: `clamp(1.375rem, 1.2rem + 1vw, ${vars.headingSize.xl})`,
    lineHeight: vars.headingLeading.xl,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.xl,
  },
  lg: {
    fontSize: vars.headingSize.lg,
    lineHeight: vars.headingLeading.lg,
    letterSpacing: vars.tracking.lg,
  },
  md: { fontSize: vars.headingSize.md, lineHeight: vars.headingLeading.md, letterSpacing: vars.tracking.md },
  sm: { fontSize: vars.headingSize.sm, lineHeight: vars.headingLeading.sm, letterSpacing: vars.tracking.sm },
});
