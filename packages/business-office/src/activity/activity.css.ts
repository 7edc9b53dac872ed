import { style } from '@vanilla-extract/css';
import { flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ listStyle: 'none' });

export const entry = style({
  ...flexWrapped.none,
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const changes = style({
  flexBasis: '100%',
  display: 'grid',
  rowGap: vars.space.xxs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  ...textSize.sm,
});

export const change = style({
  ...flexWrapped.none,
  columnGap: vars.space.xs,
  minInlineSize: 0,
});

export const field = style({ color: vars.color.muted, selectors: { '&::after': { content: ':' } } });

export const before = style({ color: vars.color.muted });

export const after = style({ textDecoration: 'none' });

export const none = style({ color: vars.color.muted, fontStyle: 'italic' });
