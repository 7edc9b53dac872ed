import { globalStyle, style } from '@vanilla-extract/css';
import { sidewaysRow } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import { below, from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexSpread, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  ...flexWrapped.none,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
});

/** One row on phones, which scrolls horizontally. */
export const recognised = style([
  sidewaysRow,
  {
    display: 'flex',
    ...textSize.sm,
    alignItems: 'baseline',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    '@media': {
      [below.md]: { whiteSpace: 'nowrap' },
      [from.md]: { flexWrap: 'wrap', overflowWrap: 'anywhere' },
    },
  },
]);

globalStyle(`${recognised} > *`, { '@media': { [below.md]: { flex: 'none' } } });

export const recognisedKind = style({ color: vars.color.muted });

export const recognisedCategory = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  '@media': { [from.md]: { flexWrap: 'wrap' } },
});

export const bar = style({
  ...flexWrapped.none,
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  ...textSize.sm,
  '@media': { [below.md]: { columnGap: vars.space.xs, ...textSize.xs } },
});

export const orders = style({
  ...flexWrapped.none,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  '@media': { [below.md]: { columnGap: vars.space.xs } },
});

export const order = style({
  // WCAG 2.5.8: touch targets are at least 24 pixels wide.
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  '@media': { [touch]: { paddingBlock: '0.625rem' } },
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});

/** Range, pages and page sizes below each other on phones, else in one row. */
export const pages = style({
  ...flexColumn.sm,
  alignItems: 'center',
  '@media': { [from.md]: { ...flexSpread.sm, flexDirection: 'row' } },
});

export const end = style({ flexBasis: '100%', textAlign: 'center' });

export const why = style({ selectors: { '&[open]': { flexBasis: '100%' } } });

export const question = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '3px',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [touch]: { paddingBlock: '0.625rem' } },
  ':hover': { color: vars.color.text },
});

export const answer = style({ maxInlineSize: vars.width.text, paddingBlockStart: vars.space.xxs });
