import { globalStyle, style } from '@vanilla-extract/css';
import { swipeRow } from '@wbn/ui-kit/layout/swipe-row.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, flexWrapped, mutedText, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

/** One row to swipe on phones. */
export const index = style([
  swipeRow,
  {
    ...flexWrapped.xs,
    listStyle: 'none',
    '@media': { [below.sm]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' } },
  },
]);

export const jump = style({
  ...flexRow.xs,
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  '@media': { [below.sm]: { minBlockSize: '2.75rem' } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

globalStyle(`${jump} > ${icon}`, { color: vars.color.muted });

export const card = style({
  padding: vars.space.md,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
  scrollMarginBlockStart: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg } },
  selectors: { '&:target': { borderColor: vars.color.brandText } },
});

export const head = style({ ...flexWrapped.md, alignItems: 'flex-start' });

export const industryCardIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, maxInlineSize: '46rem' });

globalStyle(`${head} > a`, { '@media': { [from.sm]: { marginInlineStart: 'auto' } } });

/** Collapsed on phones; always open on wider screens in browsers that can style an unopened `<details>`. */
export const fold = style({ paddingBlockStart: vars.space.sm });

const canUnfold = 'selector(::details-content)';

globalStyle(`${fold}::details-content`, {
  '@media': { [from.sm]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const summary = style({
  ...flexRow.none,
  justifyContent: 'space-between',
  minBlockSize: '2.75rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [canUnfold]: { '@media': { [from.sm]: { display: 'none' } } } },
});

globalStyle(`${summary} > svg`, { color: vars.color.muted, transition: `rotate ${vars.motion.fast}` });
globalStyle(`${fold}[open] > ${summary} > svg`, { rotate: '180deg' });

export const categories = style({
  columns: '14rem',
  columnGap: vars.space.xl,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});

export const category = style({ paddingBlockEnd: vars.space.md, breakInside: 'avoid' });

export const categoryName = style({
  display: 'block',
  paddingBlock: '2px',
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});

export const subCategories = style({ listStyle: 'none' });

export const subCategory = style({
  display: 'block',
  paddingBlock: '2px',
  ...mutedText,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});
