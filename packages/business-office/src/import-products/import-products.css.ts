import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Where a file is dropped; the whole of it takes the click of the button inside. */
export const drop = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.md,
  border: `2px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  textAlign: 'center',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
});

export const over = style({ borderColor: vars.color.brand, backgroundColor: vars.color.brandSoft });

export const dropIcon = style({ display: 'inline-flex', color: vars.color.brandText });
globalStyle(`${dropIcon} svg`, { inlineSize: '2.25rem', blockSize: '2.25rem', strokeWidth: 1.5 });

export const rules = style({
  margin: 0,
  paddingInlineStart: vars.space.lg,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.sm,
  margin: 0,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The number stands above its word, which comes first for screen readers. */
export const count = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});

globalStyle(`${count} dt`, { fontSize: vars.size.sm, lineHeight: vars.leading.sm, color: vars.color.muted });
globalStyle(`${count} dd`, {
  margin: 0,
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const bad = style({});
globalStyle(`${bad} dd`, { color: vars.color.danger });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} tbody tr:last-child :is(th, td)`, { borderBlockEnd: 0 });
globalStyle(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  backgroundColor: vars.color.sunken,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});
globalStyle(`${table} tbody th`, {
  minInlineSize: '6rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const words = style({ minInlineSize: '12rem' });
export const value = style({ minInlineSize: '8rem', overflowWrap: 'anywhere', color: vars.color.muted });

/** Header and select beside each other, in cells that a phone has room for. */
export const half = style({ inlineSize: '50%', minInlineSize: '8rem' });
globalStyle(`${table} tbody th${half}`, { verticalAlign: 'middle' });

export const imports = style({
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
});

export const importRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
globalStyle(`${importRow} > :first-child`, { flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  backgroundColor: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
