import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const bar = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
});

/** Takes what the badge and the button leave, and a line of its own where that is too little. */
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const needs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  margin: 0,
  paddingBlock: `${vars.space.xxs} 0`,
  paddingInline: 0,
  listStyle: 'none',
  fontSize: vars.size.sm,
});
