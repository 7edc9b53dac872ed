import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const link = style({
  borderRadius: vars.radius.sm,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  ':hover': { textDecorationLine: 'underline', textDecorationColor: 'currentColor' },
});

export const tone = styleVariants({
  brand: {
    ':active': { color: vars.color.text },
    color: vars.color.brandText,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in srgb, ${vars.color.brandText} 40%, transparent)`,
  },
  default: {
    color: vars.color.text,
    ':hover': { color: vars.color.brandText },
    ':active': { color: vars.color.brandText },
  },
  muted: {
    color: vars.color.muted,
    ':hover': { color: vars.color.text },
    ':active': { color: vars.color.brandText },
  },
});
