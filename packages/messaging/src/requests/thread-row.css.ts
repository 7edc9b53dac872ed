import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, flexWrapped, oneLine, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  ...textSize.sm,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.brandSoft } },
});

export const unread = style({});

export const words = style({ ...flexColumn.none, flex: '1 1 0', minInlineSize: 0 });

export const top = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });

const cut = { ...oneLine } as const;

export const name = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  selectors: { [`${unread} &`]: { fontWeight: vars.weight.bold } },
});

export const time = style({
  flex: 'none',
  ...textSize.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ ...flexRow.xs });

export const subject = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: { [`${unread} &`]: { fontWeight: vars.weight.semibold } },
});

export const last = style({ ...cut, color: vars.color.muted });

export const marks = style({ ...flexWrapped.xxs, paddingBlockStart: vars.space.xxs });
