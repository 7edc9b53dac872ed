import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inlineRow, vars } from '../../theme/contract.css.ts';

export const iconButton = style({
  position: 'relative',
  ...inlineRow.none,
  justifyContent: 'center',
  flex: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  selectors: { '&[aria-pressed="true"]': { color: vars.color.brandText } },
});

globalStyle(`${iconButton} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const variant = styleVariants({
  quiet: {},
  secondary: {
    backgroundColor: vars.color.surface,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
  },
  primary: {
    backgroundColor: vars.color.brand,
    color: vars.color.onBrand,
    ':hover': { backgroundColor: vars.color.brandHover, color: vars.color.onBrand },
  },
});

export const size = styleVariants({
  md: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  sm: { inlineSize: '2rem', blockSize: '2rem' },
});
