import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const checks = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

globalStyle(`${checks} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${checks} thead th`, { color: vars.color.muted, fontWeight: vars.weight.regular });
globalStyle(`${checks} tbody tr:last-child > *`, { borderBlockEnd: 'none' });

export const kept = style({ color: vars.color.muted });

export const entries = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
});

/** The sentence, and under it when and by whom. */
export const summary = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const when = style({
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});

export const parts = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: vars.space.sm });

globalStyle(`${parts} dt`, { fontSize: vars.size.sm, color: vars.color.muted });
globalStyle(`${parts} dd`, {
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
