import { globalStyle, style } from '@vanilla-extract/css';
import { lazyRendered } from '@wbn/ui-kit/layout/lazy-rendered.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexRow,
  flexSpread,
  flexWrapped,
  mutedText,
  textSize,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const inner = style([
  lazyRendered,
  {
    containIntrinsicBlockSize: 'auto 26rem',
    maxInlineSize: vars.width.wide,
    marginInline: 'auto',
    padding: `${vars.space.xs} ${vars.space.md} ${vars.space.md}`,
    '@media': { [from.sm]: { padding: `${vars.space.xxl} ${vars.space.lg} ${vars.space.xl}` } },
  },
]);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.xl,
  '@media': { [below.sm]: { display: 'block' } },
});

/** Folded on phones; always open on wider screens in browsers that can style an unopened `<details>`. */
export const group = style({
  '@media': { [below.sm]: { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

const canUnfold = 'selector(::details-content)';

globalStyle(`${group}::details-content`, {
  '@media': { [from.sm]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

export const summary = style({
  ...flexRow.none,
  justifyContent: 'space-between',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '::after': {
    content: '',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInlineEnd: vars.space.xxs,
    borderBlockEnd: '2px solid',
    borderInlineEnd: '2px solid',
    color: vars.color.muted,
    rotate: '45deg',
    translate: '0 -0.125rem',
  },
  '@media': { [below.sm]: { minBlockSize: '2.75rem' } },
  // Hidden, so that nobody can focus a summary that opens nothing; its heading stays visible.
  '@supports': { [canUnfold]: { '@media': { [from.sm]: { visibility: 'hidden' } } } },
});

globalStyle(`${group}[open] > ${summary}::after`, { rotate: '-135deg', translate: '0 0.125rem' });

export const title = style({
  ...textSize.xs,
  letterSpacing: '0.06em',
  '@media': { [from.sm]: { marginBlockEnd: vars.space.xs } },
  '@supports': { [canUnfold]: { '@media': { [from.sm]: { visibility: 'visible', pointerEvents: 'none' } } } },
});

export const list = style({
  listStyle: 'none',
  '@media': { [below.sm]: { paddingBlockEnd: vars.space.xs } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  '@media': { [below.sm]: { display: 'flex', alignItems: 'center', minBlockSize: '2.75rem' } },
  borderRadius: vars.radius.sm,
  ...mutedText,
  ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const bottom = style({
  ...flexSpread.none,
  columnGap: vars.space.xl,
  rowGap: vars.space.md,
  paddingBlockStart: vars.space.md,
  ...textSize.sm,
  '@media': {
    [from.sm]: {
      paddingBlockStart: vars.space.lg,
      marginBlockStart: vars.space.xl,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const phones = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});

export const phone = style({ display: 'flex', gap: vars.space.xs, color: vars.color.muted });

export const number = style({
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { textDecoration: 'underline' },
});

export const copyright = style({
  marginBlockStart: vars.space.md,
  color: vars.color.muted,
  ...textSize.xs,
});
