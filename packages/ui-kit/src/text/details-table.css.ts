import { globalStyle, style } from '@vanilla-extract/css';
import { textSize, vars } from '../theme/contract.css.ts';

export const table = style({ inlineSize: '100%', tableLayout: 'fixed', ...textSize.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

globalStyle(`${table} tr:first-child > *`, { paddingBlockStart: 0 });
globalStyle(`${table} tr:last-child > *`, { paddingBlockEnd: 0, borderBlockEnd: 0 });

globalStyle(`${table} th`, {
  inlineSize: '38%',
  paddingInlineEnd: vars.space.md,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});

globalStyle(`${table} td`, { fontWeight: vars.weight.medium });

export const empty = style({});
globalStyle(`${table} td${empty}`, { fontWeight: vars.weight.regular, color: vars.color.muted });
