import { globalStyle, style } from '@vanilla-extract/css';
import { swipeRow } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { below, from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  flexSpread,
  flexWrapped,
  gridBox,
  inlineRow,
  outlined,
  textSize,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const banner = style({
  ...flexSpread.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  '@media': {
    [from.sm]: { paddingInline: vars.space.xl },
    [below.sm]: { gap: vars.space.sm, padding: vars.space.md },
  },
});

export const words = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '40rem' });

export const heading = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
});

export const open = style({
  ...inlineRow.none,
  minBlockSize: '2.75rem',
  color: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outlineColor: vars.color.onBrand },
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

// The attribute `data-signed-in` is set on the document before the first paint.
export const visitor = style([button, { selectors: { '[data-signed-in] &': { display: 'none' } } }]);
export const member = style([
  button,
  { selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } },
]);

export const hero = style({
  overflow: 'clip',
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
  // Edge to edge on phones, directly below the header.
  '@media': {
    [below.sm]: {
      marginBlockStart: `calc(-1 * ${vars.space.md})`,
      marginInline: `calc(-1 * ${vars.space.md})`,
      borderInlineWidth: 0,
      borderBlockStartWidth: 0,
      borderRadius: 0,
    },
  },
});

/** Text and picture, side by side when there is room. */
export const top = style({
  display: 'grid',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const heroWords = style({
  ...flexColumn.sm,
  minInlineSize: 0,
  padding: vars.space.md,
  containerType: 'inline-size',
  '@media': { [from.sm]: { gap: vars.space.md, padding: vars.space.xl } },
});

/** Smaller on phones, so that it fits at a glance. */
export const lead = style({ ...textSize.md, '@media': { [from.sm]: { ...textSize.lg } } });

/** Text that is also under 'About us' is hidden on phones, so that companies start on the second screen. */
export const background = style({ '@media': { [below.sm]: { display: 'none' } } });

/** In one row where the longest words of the four languages fit (545 px), else the first alone above the others, which fill their rows. */
export const actions = style({
  ...flexWrapped.xs,
  paddingBlockStart: vars.space.xs,
  '@media': { [from.sm]: { gap: vars.space.sm } },
});

const narrow = '(max-width: 35rem)';
globalStyle(`${actions} > a`, { '@container': { [narrow]: { flex: 'auto' } } });
globalStyle(`${actions} > a:first-child`, { '@container': { [narrow]: { flexBasis: '100%' } } });

/** Picture of the edition's place beside the text or below it; the sky is cropped first. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(5rem, 20vw, 12rem)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  // Beside the text it is as high as the text, whatever its own height.
  '@media': { [from.lg]: { blockSize: 0, minBlockSize: '100%' } },
});

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const figure = style({
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
});

/** The number above its word on phones, else before it. */
export const figureLink = style({
  display: 'block',
  padding: vars.space.xs,
  ...textSize.sm,
  textAlign: 'center',
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [from.sm]: { padding: vars.space.md } },
});

export const number = style({
  display: 'block',
  '@media': { [from.sm]: { display: 'inline', marginInlineEnd: vars.space.xxs } },
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontVariantNumeric: 'tabular-nums',
});

/** The industries are in the column beside the page where there is one. */
export const belowColumn = style({ '@media': { [from.md]: { display: 'none' } } });

export const film = style({
  ...gridBox.md,
  alignItems: 'center',
  padding: vars.space.md,
  ...outlined.lg,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.xl,
      padding: vars.space.xl,
    },
  },
});

export const list = style([
  swipeRow,
  {
    ...flexWrapped.xs,
    listStyle: 'none',
    '@media': { [below.sm]: { flexWrap: 'nowrap' } },
  },
]);

export const shortcut = style({
  ...flexRow.xs,
  flex: 'none',
  whiteSpace: 'nowrap',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  '@media': { [touch]: touchTarget },
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

globalStyle(`${shortcut} > svg`, { flex: 'none', color: vars.color.brandText });
