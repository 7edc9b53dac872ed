import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const table = style({
  // With collapsed borders a sticky cell would lose its border.
  borderCollapse: 'separate',
  borderSpacing: 0,
  inlineSize: '100%',
  ...textSize.sm,
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [below.sm]: { paddingInline: vars.space.xs } },
});

/** Sticky while the columns scroll. */
export const label = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '8rem',
  minInlineSize: '6rem',
  maxInlineSize: '11rem',
  hyphens: 'auto',
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
});

/** Two columns fit beside the names on a phone. */
const column = { minInlineSize: '7rem', inlineSize: '16rem' } as const;

export const head = style({ ...column, fontWeight: vars.weight.semibold });
export const cell = style({ ...column, fontWeight: vars.weight.medium });

export const headRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  marginBlockEnd: vars.space.xs,
});

export const photo = style({ inlineSize: '5rem', minInlineSize: 0 });

export const differs = style({});

globalStyle(`${differs} > ${cell}`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.brand} 7%, transparent)`,
});
globalStyle(`${differs} > ${label}`, {
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  boxShadow: `inset 3px 0 0 ${vars.color.brand}`,
});
