import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { gridBox, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Running text of an informational page. */
export const text = style({
  display: 'flow-root',
  maxInlineSize: '46rem',
  fontSize: vars.size.lg,
  lineHeight: 1.65,
  '@media': { print: { fontSize: '10.5pt', maxInlineSize: 'none' } },
});

globalStyle(`${text} > * + *`, { marginBlockStart: vars.space.md });

// Markdown elements are styled by class, not by tag, so that components in the text, such as cards of a slot, keep
// their styles.
export const heading2 = style({
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  letterSpacing: vars.tracking.lg,
  overflowWrap: 'anywhere',
  '@media': { print: { breakAfter: 'avoid' } },
  selectors: { [`${text} > * + &`]: { marginBlockStart: vars.space.xl } },
});
export const heading3 = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  '@media': { print: { breakAfter: 'avoid' } },
  selectors: { [`${text} > * + &`]: { marginBlockStart: vars.space.lg } },
});
globalStyle(`${text} > ${heading2} + *, ${text} > ${heading3} + *`, { marginBlockStart: vars.space.xs });

export const list = style({ paddingInlineStart: '1.4em' });
globalStyle(`${list} > li + li, ${list} > li > * + *`, { marginBlockStart: vars.space.xs });
globalStyle(`${list} > li::marker`, { color: vars.color.muted });

/** A code sample keeps its line breaks and scrolls horizontally. */
export const code = style({
  overflowX: 'auto',
  padding: vars.space.md,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
  fontSize: vars.size.sm,
  lineHeight: 1.6,
});

export const link = style({
  color: vars.color.brandText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  textDecorationColor: `color-mix(in srgb, ${vars.color.brandText} 40%, transparent)`,
  ':hover': { textDecorationColor: 'currentColor' },
});

/** A table; its frame scrolls when it is too wide. */
export const table = style({ inlineSize: '100%', ...textSize.md });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '7rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
globalStyle(`${table} thead th`, {
  borderBlockStart: 0,
  backgroundColor: vars.color.sunken,
  fontWeight: vars.weight.semibold,
});

export const figure = style({
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  '@media': { print: { breakInside: 'avoid', maxInlineSize: '60%' } },
});

/** Picture beside text; every second one is mirrored. */
export const split = style({
  ...gridBox.lg,
  alignItems: 'center',
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
  selectors: { [`${text} > * + &`]: { marginBlockStart: vars.space.xl } },
});
export const splitWords = style({
  minInlineSize: 0,
  '@media': { [from.md]: { selectors: { [`${split}:nth-of-type(even) > &`]: { order: -1 } } } },
});
globalStyle(`${splitWords} > * + *`, { marginBlockStart: vars.space.xs });
globalStyle(`${text}:has(${split})`, { maxInlineSize: '60rem' });

export const note = style({
  padding: `${vars.space.md} ${vars.space.lg}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.brandSoft,
  borderInlineStart: `3px solid ${vars.color.brand}`,
  fontSize: vars.size.md,
});
globalStyle(`${text} > * + ${note}`, { marginBlockStart: vars.space.lg });
export const noteTitle = style({ fontWeight: vars.weight.semibold });
globalStyle(`${note} > * + *`, { marginBlockStart: vars.space.xs });

export const steps = style({});
globalStyle(`${steps} > ol`, { listStyle: 'none', paddingInlineStart: 0, counterReset: 'step' });
globalStyle(`${steps} > ol > li`, {
  position: 'relative',
  counterIncrement: 'step',
  paddingInlineStart: '3rem',
  minBlockSize: '2.25rem',
});
globalStyle(`${steps} > ol > li + li`, { marginBlockStart: vars.space.md });
globalStyle(`${steps} > ol > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

/** Wraps a list: marks instead of bullets. */
export const marked = style({});
export const check = style({});
export const plus = style({});
/** A list with plus signs outside running text. */
export const plusList = style({});
globalStyle(`${marked} > ul, ${plusList}`, { listStyle: 'none', paddingInlineStart: 0 });
globalStyle(`${marked} > ul > li, ${plusList} > li`, { position: 'relative', paddingInlineStart: '2rem' });
globalStyle(`${marked} > ul > li::before, ${plusList} > li::before`, {
  position: 'absolute',
  insetInlineStart: '0.1rem',
  color: vars.color.brandText,
  fontWeight: vars.weight.bold,
});
globalStyle(`${check} > ul > li::before`, { content: '"✓" / ""' });
globalStyle(`${plus} > ul > li::before, ${plusList} > li::before`, {
  content: '"+" / ""',
  fontSize: '1.2em',
  lineHeight: 1.3,
});

export const columns = style({ fontSize: vars.size.md });
globalStyle(`${columns} > ol, ${columns} > ul`, { columns: '15rem', columnGap: vars.space.xl });
globalStyle(`${columns} li`, { breakInside: 'avoid' });

export const cards = style({
  ...gridBox.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  ...textSize.md,
});
export const card = style({ ...outlined.lg, overflow: 'clip' });
export const cardWords = style({ padding: vars.space.md });
globalStyle(`${cardWords} > * + *`, { marginBlockStart: vars.space.xxs });
globalStyle(`${cardWords} > h3`, { fontSize: vars.headingSize.sm, lineHeight: vars.headingLeading.sm });

export const quote = style({
  borderInlineStart: `3px solid ${vars.color.accent}`,
  paddingInlineStart: vars.space.lg,
  fontSize: vars.headingSize.md,
  lineHeight: 1.5,
});
export const quoteBy = style({ fontSize: vars.size.md, color: vars.color.muted });

export const manager = style({
  ...gridBox.md,
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: vars.space.lg } },
});
globalStyle(`${text} > ${manager} + ${manager}`, { marginBlockStart: vars.space.lg });
export const managerWords = style({ fontSize: vars.size.md });
globalStyle(`${managerWords} > * + *`, { marginBlockStart: vars.space.xxs });
export const managerTitle = style({ color: vars.color.muted });
