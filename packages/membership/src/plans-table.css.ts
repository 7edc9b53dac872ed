import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A container, because a sidebar may leave the table less than the window. */
export const frame = style({ containerType: 'inline-size' });

const wide = '(min-width: 44rem)';
const narrow = '(max-width: 43.99rem)';
const hairline = `1px solid ${vars.color.line}`;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  // On phones a row for each plan: the cells of a column have the same order.
  '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

globalStyle(`${table} :is(thead, tbody, tr)`, { '@container': { [narrow]: { display: 'contents' } } });

globalStyle(`${table} :is(th, td)`, {
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  '@container': {
    [wide]: { padding: vars.space.sm, borderBlockEnd: hairline },
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.md,
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.sm,
    },
  },
});
globalStyle(`${table} tbody tr:last-child > *`, { '@container': { [wide]: { borderBlockEnd: 0 } } });
globalStyle(`${table} tbody th, ${table} thead td`, {
  ...textSize.sm,
  color: vars.color.muted,
  '@container': { [wide]: { paddingInlineStart: 0 }, [narrow]: { display: 'none' } },
});
globalStyle(`${table} thead th`, {
  verticalAlign: 'top',
  '@container': { [narrow]: { paddingBlockStart: vars.space.lg } },
});
globalStyle(`${table} tbody td`, { fontWeight: vars.weight.medium });
globalStyle(`${table} tbody :is(th, td)`, { verticalAlign: 'middle' });
globalStyle(`${table} tbody td::before`, {
  '@container': { [narrow]: { content: 'attr(data-label)', color: vars.color.muted, ...textSize.sm } },
});
globalStyle(`${table} tbody tr:last-child > td`, {
  '@container': { [narrow]: { paddingBlockEnd: vars.space.lg, borderBlockEnd: hairline } },
});
globalStyle(`${table} [data-current]`, { backgroundColor: vars.color.brandSoft });
for (const column of [2, 3, 4, 5])
  globalStyle(`${table} tr > :nth-child(${column})`, { '@container': { [narrow]: { order: column } } });

export const plan = style({
  ...flexColumn.xxs,
  flex: '1 1 auto',
  alignItems: 'flex-start',
});

export const choice = style({ inlineSize: '100%', marginBlockStart: vars.space.xs });

export const name = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
});

export const price = style({ ...textSize.sm, color: vars.color.muted });

const sign = style({ display: 'inline-flex', blockSize: '1.5em', alignItems: 'center' });

export const included = style([sign, { color: vars.color.success }]);

export const none = style([sign, { color: vars.color.muted }]);

globalStyle(`${sign} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });
