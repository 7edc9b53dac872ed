import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { flexRow, flexWrapped, mutedText, vars } from '../theme/contract.css.ts';

/** One row on wide screens; on phones the search has a row of its own and the choices share the next ones. */
export const toolbar = style({
  ...flexWrapped.none,
  alignItems: 'flex-end',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  minInlineSize: 0,
});

export const search = style({
  ...flexWrapped.none,
  flexWrap: 'nowrap',
  alignItems: 'flex-end',
  gap: vars.space.xs,
  flex: '1 1 16rem',
  minInlineSize: 0,
  '@media': { [below.sm]: { flexBasis: '100%' } },
});

/** The field takes what its button leaves. */
globalStyle(`${search} > :first-child`, { flex: '1 1 0', minInlineSize: 0 });

export const filters = style({
  ...flexWrapped.sm,
  alignItems: 'flex-end',
  flex: '0 1 auto',
  minInlineSize: 0,
  '@media': { [below.sm]: { flex: '1 1 100%' } },
});

/** Long options do not widen the row. */
globalStyle(`${filters} > *`, {
  minInlineSize: 0,
  maxInlineSize: '14rem',
  '@media': { [below.sm]: { flex: '1 1 8.5rem', maxInlineSize: 'none' } },
});

/** As high as a small control, so that it stands in line with their words. */
export const count = style({
  ...flexRow.none,
  ...mutedText,
  flex: '1 1 auto',
  minBlockSize: '2rem',
  fontVariantNumeric: 'tabular-nums',
});

/** At the end of the row, beside the count. */
export const end = style({
  ...flexWrapped.xs,
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  minInlineSize: 0,
});
