import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.sm,
  borderRadius: vars.radius.md,
  // Target of links: keeps it below the header and highlights it.
  scrollMarginBlock: '6rem',
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-linked]': {
      boxShadow: `0 0 0 ${vars.space.xs} ${vars.color.brandSoft}`,
      backgroundColor: vars.color.brandSoft,
    },
  },
});

export const body = style({ ...flexColumn.xxs, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const who = style({
  ...flexWrapped.none,
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.medium,
});

/** Not taller than the first line. */
export const menu = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
});

/** Aligns the labels of the buttons with the text. */
export const actions = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
});

/** Counts without buttons, for visitors. */
export const counts = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.md,
});

/** Answers start below their comment; on phones they take its full width. */
export const answers = style({
  ...flexColumn.md,
  gridColumn: '1 / -1',
  marginBlockStart: vars.space.sm,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  '@media': { [from.sm]: { gridColumn: '2' } },
});

/** Hidden for members: the login link is for visitors only. */
export const forVisitors = style({ selectors: { '[data-signed-in] &': { visibility: 'hidden' } } });
