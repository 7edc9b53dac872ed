import { style } from '@vanilla-extract/css';
import { flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  ...flexWrapped.none,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
});

export const recognised = style({
  ...flexWrapped.none,
  ...textSize.sm,
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  overflowWrap: 'anywhere',
});

export const recognisedKind = style({ color: vars.color.muted });

export const recognisedCategory = style({
  ...flexWrapped.none,
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});

export const bar = style({
  ...flexWrapped.none,
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.md}`,
  ...textSize.sm,
});

export const orders = style({ ...flexWrapped.none, gap: `${vars.space.xxs} ${vars.space.md}` });

export const order = style({
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  selectors: { '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold } },
});

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
  ':hover': { color: vars.color.text },
});

export const answer = style({ maxInlineSize: vars.width.text, paddingBlockStart: vars.space.xxs });
