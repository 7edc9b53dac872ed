import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, inlineRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const lists = style({ ...flexWrapped.xs, alignItems: 'center', listStyle: 'none' });

export const list = style({
  ...inlineRow.xs,
  minBlockSize: '2.5rem',
  maxInlineSize: '100%',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  ':hover': { borderColor: vars.color.control },
  selectors: {
    '&[aria-current="page"]': { borderColor: vars.color.brandText, color: vars.color.brandText },
  },
});

export const count = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  ...flexWrapped.sm,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

export const name = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const tools = style({ ...flexWrapped.xs, alignItems: 'flex-end' });

export const form = style({ ...flexWrapped.sm, alignItems: 'flex-end', flex: '1 1 16rem' });

export const field = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.sm,
});

export const words = style({ ...flexColumn.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });

export const place = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.sm,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});

/** Aligns the label of the borderless button with other text. */
export const edit = style({ marginInlineStart: `calc(-1 * ${vars.space.sm})` });

/** The member's note, visually separate from the company's own words. */
export const note = style({
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});
