import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { inlineRow, vars } from '../../theme/contract.css.ts';
import { pressedFill } from '../../theme/pressed-fill.ts';

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
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&:active:not(:disabled)': { backgroundColor: pressedFill(vars.color.hover), color: vars.color.text },
    '&[aria-pressed="true"]': { color: vars.color.brandText },
  },
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
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: vars.color.brandHover, color: vars.color.onBrand },
      '&:active:not(:disabled)': {
        backgroundColor: pressedFill(vars.color.brandHover),
        color: vars.color.onBrand,
      },
    },
  },
});

const square = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const size = styleVariants({
  md: square('2.5rem'),
  sm: square('2rem'),
});
