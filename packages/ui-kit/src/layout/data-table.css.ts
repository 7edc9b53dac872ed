import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { plainButton, textSize, vars } from '../theme/contract.css.ts';

export const table = style({
  inlineSize: '100%',
  ...textSize.sm,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.md]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: vars.weight.medium });
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.semibold });
globalStyle(`${table} tbody tr:last-child > *`, { borderBlockEnd: 0 });

/** The first and last words stand in line with what is above and below the table, unless it has a frame. */
export const sticky = style({});
globalStyle(`${table}:not(${sticky}) tr > :first-child`, { paddingInlineStart: 0 });
globalStyle(`${table}:not(${sticky}) tr > :last-child`, { paddingInlineEnd: 0 });

/** A number, whose digits stand below each other. */
export const number = style({});
globalStyle(`${table} ${number}`, { '@media': { [from.md]: { textAlign: 'end' } } });

/** The row that is the reader's own or chosen one. */
export const current = style({});
globalStyle(`${current} > *`, { backgroundColor: vars.color.brandSoft });
// The words of the row stay in line with the others.
globalStyle(`${current} > :first-child`, {
  boxShadow: `calc(-1 * ${vars.space.sm}) 0 0 ${vars.color.brandSoft}`,
});
globalStyle(`${current} > :last-child`, { boxShadow: `${vars.space.sm} 0 0 ${vars.color.brandSoft}` });

/** The first column stays in view while the others scroll sideways. */
globalStyle(`${sticky} tr > :first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: '12rem',
  backgroundColor: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

/** The headings stay in view while the rows scroll. */
export const stickyHead = style({});
globalStyle(`${stickyHead} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  backgroundColor: vars.color.surface,
});
globalStyle(`${stickyHead}${sticky} thead th:first-child`, { zIndex: 3 });

/** A heading that orders the rows. */
export const sort = style({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: 0,
  fontWeight: 'inherit',
  textAlign: 'inherit',
  // No column is narrower than a word of such a heading.
  overflowWrap: 'break-word',
  selectors: { '&:hover': { color: vars.color.text } },
});
globalStyle(`${sort} > svg`, { flex: 'none', inlineSize: '0.875rem', blockSize: '0.875rem' });
globalStyle(`th:not([aria-sort]) > ${sort} > svg`, { opacity: 0.5 });

// Below `md` each row is a card: its first cell is the title, the others stand below each other with their headings.
const narrow = (selector: string, rules: StyleRule) =>
  globalStyle(`${table} ${selector}`, { '@media': { [below.md]: rules } } as Parameters<
    typeof globalStyle
  >[1]);

narrow('thead', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow('tbody', { display: 'block' });
narrow('tbody tr', { display: 'block', paddingBlock: vars.space.sm });
narrow('tbody tr:first-child', { paddingBlockStart: 0 });
narrow('tbody tr:last-child', { paddingBlockEnd: 0 });
narrow('tbody tr + tr', { borderBlockStart: `1px solid ${vars.color.line}` });
narrow(`tbody tr${current} > *`, { boxShadow: 'none' });
narrow(`tbody tr${current}`, {
  marginInline: `calc(-1 * ${vars.space.xs})`,
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.brandSoft,
});
narrow('tbody tr > :is(th, td)', {
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, 2fr) minmax(0, 3fr)',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  padding: `${vars.space.xxs} 0`,
  border: 0,
  textAlign: 'start',
});
narrow('tbody tr > th', {
  display: 'block',
  position: 'static',
  backgroundColor: 'transparent',
  ...textSize.md,
});
// The heading of the column is read out by the table itself.
narrow('tbody td::before', {
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  color: vars.color.muted,
});
narrow('tbody td[data-empty]', { display: 'none' });
narrow('tbody td[colspan]', { display: 'block' });
narrow('tbody td[colspan]::before', { content: 'none' });
// In a frame the cards keep their distance from it.
globalStyle(`${sticky} > tbody`, {
  '@media': { [below.md]: { padding: `${vars.space.sm} ${vars.space.md}` } },
});
