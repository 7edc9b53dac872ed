import { globalStyle, style } from '@vanilla-extract/css';
import { textSize, vars } from '../theme/contract.css.ts';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...textSize.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: vars.weight.regular });
globalStyle(`${table} thead th:first-child`, { inlineSize: '45%' });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const tableNumber = style({});
globalStyle(`${table} ${tableNumber}`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const track = style({ blockSize: '0.375rem', marginBlockStart: vars.space.xxs });

export const bar = style({
  blockSize: '100%',
  borderRadius: '2px',
  backgroundColor: vars.color.brand,
  // Forced colours replace backgrounds, but not this one.
  forcedColorAdjust: 'none',
});
