import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Positions the lists that open below the bar. */
export const place = style({ position: 'relative', inlineSize: '100%', maxInlineSize: 720 });

export const bar = style({
  ...flexWrapped.none,
  inlineSize: '100%',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  '@media': { [from.sm]: { flexWrap: 'nowrap' } },
  selectors: {
    '&:focus-within': { borderColor: vars.color.brandText, boxShadow: `0 0 0 1px ${vars.color.brandText}` },
  },
});

export const choice = style({
  flex: '1 1 40%',
  minInlineSize: 0,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Narrower from 992 pixels, where logo and account area share the row.
  '@media': {
    [from.sm]: { flex: '0 1 10rem', borderBlockEnd: 'none' },
    [from.md]: { flexBasis: '5.75rem' },
    [from.lg]: { flexBasis: '9rem' },
  },
});

export const input = style({
  // On phones the text field shares a separate line with the button.
  flex: '1 1 calc(100% - 48px)',
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: vars.space.sm,
  border: 'none',
  background: 'none',
  color: vars.color.text,
  // iOS zooms into fields with text smaller than 16 pixels.
  fontSize: vars.size.md,
  ':focus': { outline: 'none' },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  // The choices give way where the header is full.
  '@media': { [from.sm]: { flex: '1 1 0', minInlineSize: '9rem' } },
});

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  minBlockSize: 44,
  border: 'none',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.brandHover },
  ':focus-visible': { outline: `2px solid ${vars.color.onBrand}`, outlineOffset: -5 },
});
