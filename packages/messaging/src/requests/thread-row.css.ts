import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current="page"]': { backgroundColor: vars.color.brandSoft } },
});

export const unread = style({});

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minInlineSize: 0 });

export const top = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  selectors: { [`${unread} &`]: { fontWeight: vars.weight.bold } },
});

export const time = style({
  flex: 'none',
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const subject = style({
  ...cut,
  flex: '1 1 0',
  minInlineSize: 0,
  selectors: { [`${unread} &`]: { fontWeight: vars.weight.semibold } },
});

export const last = style({ ...cut, color: vars.color.muted });

export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
});
