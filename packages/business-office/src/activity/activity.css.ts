import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
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
  margin: 0,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minInlineSize: 0,
});

export const field = style({ color: vars.color.muted, selectors: { '&::after': { content: ':' } } });

export const before = style({ color: vars.color.muted });

export const after = style({ textDecoration: 'none' });

export const none = style({ color: vars.color.muted, fontStyle: 'italic' });
