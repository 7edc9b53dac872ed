import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const heading = style({ color: vars.color.text, overflowWrap: 'anywhere' });

export const size = styleVariants({
  xl: {
    fontSize: `clamp(1.375rem, 1.2rem + 1vw, ${vars.headingSize.xl})`,
    lineHeight: 1.25,
    fontWeight: vars.weight.bold,
    letterSpacing: '-0.021em',
  },
  lg: {
    fontSize: vars.headingSize.lg,
    lineHeight: vars.headingLeading.lg,
    letterSpacing: '-0.017em',
  },
  md: { fontSize: vars.headingSize.md, lineHeight: vars.headingLeading.md, letterSpacing: '-0.012em' },
  sm: { fontSize: vars.headingSize.sm, lineHeight: vars.headingLeading.sm, letterSpacing: '-0.006em' },
});
