import { globalStyle, style } from '@vanilla-extract/css';
import { from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexRow, flexWrapped, oneLine, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pane = style({
  ...flexColumn.none,
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const state = style({ display: 'grid', placeItems: 'center', flex: '1 1 0', padding: vars.space.md });

export const loading = style({ ...flexColumn.lg, flex: '1 1 0', padding: vars.space.md });

export const header = style({
  ...flexRow.sm,
  minBlockSize: '4rem',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [from.sm]: { paddingInline: vars.space.md } },
});

/** Hidden where the list and the chat fit side by side. */
export const back = style({ display: 'inline-flex', '@media': { [from.sm]: { display: 'none' } } });

export const who = style({ flex: '1 1 0', minInlineSize: 0 });

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  ...textSize.md,
  fontWeight: vars.weight.semibold,
});

globalStyle(`${name} > *`, { ...oneLine });

export const about = style({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});

export const more = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  cursor: 'pointer',
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
});

export const summary = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const product = style({
  ...flexRow.xs,
  minInlineSize: 0,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const productPhoto = style({ flex: 'none', inlineSize: '2.5rem' });

/** The inquiry's facts, on one line where they fit. */
export const askedFor = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  ...textSize.sm,
});

globalStyle(`${askedFor} dt`, { color: vars.color.muted });
globalStyle(`${askedFor} dd`, { margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
