import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const checks = style({ inlineSize: '100%', ...textSize.sm });

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

export const entries = style({ listStyle: 'none', ...flexColumn.none });

/** The summary sentence, with date and reviewer below it. */
export const summary = style(flexColumn.xxs);

export const when = style({ ...mutedText, fontWeight: vars.weight.regular });

export const parts = style(flexColumn.sm);

globalStyle(`${parts} dt`, { fontSize: vars.size.sm, color: vars.color.muted });
globalStyle(`${parts} dd`, {
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
