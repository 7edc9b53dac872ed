import { style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexSpread, inlineRow, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const banner = style({
  ...flexSpread.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  '@media': {
    [from.sm]: { paddingInline: vars.space.xxl },
    [below.sm]: { gap: vars.space.sm, padding: vars.space.md },
  },
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '40rem' });

export const heading = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
});

export const text = style({ ...textSize.md, '@media': { [below.sm]: { display: 'none' } } });

const button = style({
  ...inlineRow.none,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.onBrand,
  color: vars.color.brand,
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ':focus-visible': { outlineColor: vars.color.onBrand },
});

// A mark on the document, set before the first paint, tells whether somebody is signed in.
export const visitor = style([button, { selectors: { '[data-signed-in] &': { display: 'none' } } }]);
export const member = style([
  button,
  { selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } },
]);
