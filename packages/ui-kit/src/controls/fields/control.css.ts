import { style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { textSize, touchTarget, vars } from '../../theme/contract.css.ts';

/** Looks shared by text fields, text areas and selects. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  ...textSize.md,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  ':focus-visible': {
    outline: 'none',
    borderColor: vars.color.focus,
    boxShadow: `0 0 0 1px ${vars.color.focus}, 0 0 0 4px ${vars.color.brandSoft}`,
  },
  ':disabled': { backgroundColor: vars.color.sunken, color: vars.color.muted, cursor: 'not-allowed' },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.muted },
    // A read-only value can be read, selected and copied; only its background shows that it cannot be changed.
    '&[readonly]': { backgroundColor: vars.color.sunken },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&[aria-invalid="true"]:focus-visible': {
      boxShadow: `0 0 0 1px ${vars.color.danger}, 0 0 0 4px ${vars.color.dangerSoft}`,
    },
  },
  '@media': {
    // iOS zooms into fields whose text is smaller than 16 pixels.
    '(pointer: coarse)': { fontSize: '1rem' },
    // Forced colours remove box shadows.
    '(forced-colors: active)': { ':focus-visible': { outline: '2px solid' } },
  },
});

export const size = styleVariants({
  md: {
    minBlockSize: '2.5rem',
    padding: `0.4375rem ${vars.space.sm}`,
    '@media': { [touch]: touchTarget },
  },
  sm: {
    minBlockSize: '2rem',
    padding: `0.3125rem ${vars.space.xs}`,
    ...textSize.sm,
    '@media': { [touch]: touchTarget },
  },
});
