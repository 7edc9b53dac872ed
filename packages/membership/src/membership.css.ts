import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const price = style({
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.md,
  fontVariantNumeric: 'tabular-nums',
});

/** Receives the focus when another part of it is shown. */
export const screen = style({ ':focus': { outline: 'none' } });

export const testMode = style({ ...flexWrapped.xs, alignItems: 'center' });

export const facts = style({ ...flexColumn.xs });

export const fact = style({
  ...gridBox.sm,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${fact} > dt`, { color: vars.color.muted });

export const benefit = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  listStyle: 'none',
});

globalStyle(`${benefit} > svg`, {
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1.5rem',
  color: vars.color.brandText,
});

export const table = style({
  inlineSize: '100%',
  ...textSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  '@media': {
    [from.sm]: {
      padding: vars.space.sm,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});
globalStyle(`${table} thead th`, { color: vars.color.muted });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semibold });
globalStyle(`${table} tbody tr:last-child > *`, { '@media': { [from.sm]: { borderBlockEnd: 0 } } });
globalStyle(`${table} [data-current] > *`, { backgroundColor: vars.color.brandSoft });

// A phone has no room for seven columns, so each plan becomes a short list.
globalStyle(`${table} thead`, {
  '@media': {
    [below.sm]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
    },
  },
});
globalStyle(`${table}, ${table} tbody, ${table} tbody tr`, {
  '@media': { [below.sm]: { display: 'block' } },
});
globalStyle(`${table} tbody tr`, {
  '@media': {
    [below.sm]: { paddingBlock: vars.space.sm, borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
globalStyle(`${table} tbody tr:last-child`, {
  '@media': { [below.sm]: { borderBlockEnd: 0, paddingBlockEnd: 0 } },
});
globalStyle(`${table} tbody tr[data-current]`, {
  '@media': {
    [below.sm]: {
      marginInline: `calc(-1 * ${vars.space.xs})`,
      paddingInline: vars.space.xs,
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.brandSoft,
    },
  },
});
globalStyle(`${table} tbody :is(th, td)`, {
  '@media': {
    [below.sm]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.md,
      paddingBlock: vars.space.xxs,
    },
  },
});
globalStyle(`${table} tbody td::before`, {
  '@media': { [below.sm]: { content: 'attr(data-label)', color: vars.color.muted } },
});
