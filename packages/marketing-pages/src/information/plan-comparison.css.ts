import { globalStyle, style } from '@vanilla-extract/css';
import { mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const table = style({
  inlineSize: '100%',
  ...textSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  minInlineSize: '8.5rem',
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead :is(th, td)`, {
  borderBlockStart: 0,
  ...textSize.md,
  fontWeight: vars.weight.semibold,
});
// The first column stays visible while the plans scroll.
globalStyle(`${table} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  minInlineSize: '7.5rem',
  backgroundColor: vars.color.surface,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});
globalStyle(`${table} tbody td`, { fontWeight: vars.weight.medium });

export const price = style({ display: 'block', ...mutedText, fontWeight: vars.weight.regular });
