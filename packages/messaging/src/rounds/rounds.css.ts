import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const head = style({
  ...flexWrapped.md,
  justifyContent: 'space-between',
  alignItems: 'flex-end',
});

export const table = style({
  borderSpacing: 0,
  inlineSize: '100%',
  ...textSize.sm,
  '@media': { [below.md]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, {
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

/** Sticky while the columns scroll. */
export const company = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '15rem',
  minInlineSize: '12rem',
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.regular,
});

export const companyRow = style({ display: 'flex', gap: vars.space.sm, minInlineSize: 0 });
export const logo = style({ inlineSize: '2.5rem', flex: 'none' });
export const words = style({ ...flexColumn.xxs, alignItems: 'flex-start', minInlineSize: 0 });

export const cell = style({ minInlineSize: '7rem', fontVariantNumeric: 'tabular-nums' });
/** A number is not broken in its middle. */
export const unbroken = style({ overflowWrap: 'normal' });
export const price = style({ fontWeight: vars.weight.semibold });
export const terms = style({ minInlineSize: '12rem', maxInlineSize: '20rem', whiteSpace: 'pre-line' });
globalStyle(`${terms} p`, { ...textSize.sm });
export const waiting = style({ color: vars.color.muted });

// On narrow screens each company is a card with its facts stacked; the markup keeps the table roles.
const narrow = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@media': { [below.md]: rules } } as typeof rules);

narrow('thead', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow('tbody', { display: 'block' });
narrow('tbody tr', { display: 'block', paddingBlock: vars.space.sm });
narrow('tbody tr + tr', { borderBlockStart: `1px solid ${vars.color.line}` });
narrow('tbody :is(th, td)', {
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 2fr) minmax(0, 3fr)',
  columnGap: vars.space.sm,
  inlineSize: 'auto',
  minInlineSize: 0,
  maxInlineSize: 'none',
  padding: `${vars.space.xs} ${vars.space.md}`,
  border: 0,
});
narrow('tbody th', { display: 'block', position: 'static', backgroundColor: 'transparent' });
narrow('tbody td::before', { content: 'attr(data-label)', color: vars.color.muted });
narrow('tbody td[data-wide]', { display: 'block' });
narrow('tbody td[data-wide]::before', { content: 'none' });
