import { globalStyle, style } from '@vanilla-extract/css';
import { sidewaysRow } from '@wbn/ui-kit/layout/sideways-row.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Reduced spacing on phones, so that the first result is visible on the first screen. */
export const page = style({
  ...flexColumn.xs,
  minInlineSize: 0,
  '@media': { [from.md]: { gap: vars.space.lg } },
});

globalStyle(`${page} > header h1`, {
  '@media': { [below.md]: { fontSize: vars.headingSize.md, lineHeight: vars.headingLeading.md } },
});

globalStyle(`${page} > header p`, { '@media': { [below.md]: textSize.sm } });

/** All choices of the list. On wide windows one row: active filters above the orders, which end with what is done with the search. */
export const toolbar = style({
  ...flexColumn.xs,
  '@media': {
    [from.md]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${vars.space.xs} ${vars.space.md}`,
      minBlockSize: '2rem',
      ':empty': { display: 'none' },
    },
  },
});

/** Filters and what is done with the search: on phones one row, which scrolls horizontally. */
export const tools = style([
  sidewaysRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    ':empty': { display: 'none' },
    '@media': { [below.md]: { whiteSpace: 'nowrap' }, [from.md]: { display: 'contents' } },
  },
]);

globalStyle(`${tools} > *`, { '@media': { [below.md]: { flex: 'none' }, [from.md]: { order: 1 } } });
globalStyle(`${tools} > ul`, {
  '@media': { [below.md]: { flexWrap: 'nowrap' }, [from.md]: { order: -1 } },
});
globalStyle(`${toolbar}:has(nav) > ${tools} > ul`, { '@media': { [from.md]: { flexBasis: '100%' } } });
globalStyle(`${tools} > :last-child:not(:first-child)`, { marginInlineStart: 'auto' });

/** The rail beside the results on wide windows. */
export const beside = style({
  ...gridBox.lg,
  minInlineSize: 0,
  '@media': { [from.md]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'start' } },
});

export const results = style({
  gridColumn: '-2 / -1',
  ...flexColumn.xs,
  minInlineSize: 0,
  '@media': { [from.md]: { gap: vars.space.md } },
});

export const place = style({
  minInlineSize: 0,
  // The sheet is a popover and takes no space in the layout.
  '@media': { [below.md]: { display: 'contents' } },
});

export const opener = style({ '@media': { [from.md]: { display: 'none' } } });

/** A bottom sheet on phones, a column in wide windows. */
export const rail = style({
  color: vars.color.text,
  '@media': {
    [below.md]: {
      position: 'fixed',
      inset: 'auto 0 0 0',
      inlineSize: '100%',
      maxInlineSize: '36rem',
      maxBlockSize: '85dvb',
      marginInline: 'auto',
      paddingBlockStart: vars.space.sm,
      paddingInline: vars.space.md,
      border: 'none',
      borderStartStartRadius: vars.radius.lg,
      borderStartEndRadius: vars.radius.lg,
      backgroundColor: vars.color.raised,
      boxShadow: vars.shadow.overlay,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '::backdrop': { backgroundColor: vars.color.overlay },
    },
    [from.md]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      margin: 0,
      border: 'none',
      backgroundColor: 'transparent',
      overflow: 'visible',
    },
  },
});

/** Sticky below the values. */
export const closer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space.sm,
  backgroundColor: vars.color.raised,
  '@media': { [from.md]: { display: 'none' } },
});

export const group = style({
  paddingBlock: vars.space.xxs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const name = style({ ...textSize.sm, fontWeight: vars.weight.semibold });

export const list = style({ listStyle: 'none' });

export const value = style({
  ...gridBox.xs,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: '0.3125rem',
  borderRadius: vars.radius.sm,
  ...textSize.sm,
  color: vars.color.text,
  ':hover': { color: vars.color.brandText },
  selectors: { '&[aria-current]': { fontWeight: vars.weight.medium } },
  // Larger targets for touch.
  '@media': { [below.md]: { paddingBlock: vars.space.xs } },
});

export const box = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.125rem',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
  selectors: {
    [`${value}[aria-current] &`]: {
      borderColor: vars.color.brand,
      backgroundColor: vars.color.brand,
      // The tick is drawn with two borders.
      backgroundImage: 'none',
    },
    [`${value}[aria-current] &::after`]: {
      content: '',
      display: 'block',
      inlineSize: '0.3125rem',
      blockSize: '0.5625rem',
      marginBlockStart: '0.0625rem',
      marginInlineStart: '0.28125rem',
      border: `solid ${vars.color.onBrand}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
});

export const text = style({ overflowWrap: 'anywhere' });

export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

export const more = style({});

export const moreSummary = style({
  display: 'inline-block',
  paddingBlock: '0.3125rem',
  fontSize: vars.size.sm,
  color: vars.color.brandText,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${more}[open] > ${moreSummary}`, { display: 'none' });
