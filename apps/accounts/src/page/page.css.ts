import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

const hairline = `1px solid ${vars.color.line}`;

/** The page: one centred column. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26.5rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': {
    [from.sm]: {
      gap: vars.space.lg,
      paddingBlock: `clamp(${vars.space.md}, 8vh, ${vars.space.xxxl}) ${vars.space.lg}`,
    },
  },
});

/** The wider column of lists. */
export const wide = style({ gridTemplateColumns: `minmax(0, ${vars.width.text})` });

export const mark = style({ display: 'inline-flex', borderRadius: vars.radius.sm });

/** Two fields side by side when there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.md,
});

/** The button that shows the password stands above the end of the field; its line is there before the script shows it. */
export const password = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(2rem, auto)',
  columnGap: vars.space.sm,
});
globalStyle(`${password} > *`, { gridColumn: '1 / -1' });
globalStyle(`${password} > label`, { gridArea: '1 / 1', alignSelf: 'center' });
// Its words end where the field ends.
globalStyle(`${password} > button`, {
  gridArea: '1 / 2',
  justifySelf: 'end',
  maxInlineSize: 'none',
  whiteSpace: 'nowrap',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
});

/** The word 'or' between two lines. */
export const or = style({ display: 'flex', alignItems: 'center', gap: vars.space.sm });
globalStyle(`${or}::before, ${or}::after`, { content: '""', flex: 1, borderBlockStart: hairline });

/** Links at the end of a page. */
export const closing = style({ paddingBlockStart: vars.space.md, borderBlockStart: hairline });

/** A list with lines between its entries. */
export const rows = style({ listStyle: 'none', borderBlockStart: hairline });
globalStyle(`${rows} > *`, { paddingBlock: vars.space.sm, borderBlockEnd: hairline });
/** At the top of its card a list needs no line. */
globalStyle(`${rows}:first-child`, { borderBlockStart: 0 });
globalStyle(`${rows}:first-child > :first-child`, { paddingBlockStart: 0 });
/** The list's last line replaces the line above the next section. */
globalStyle(`${rows} + ${closing}`, { paddingBlockStart: 0, borderBlockStart: 0 });

/** An entry that leads to a page, as a whole. */
export const way = style({ position: 'relative' });
globalStyle(`${way} > a::after`, { content: '""', position: 'absolute', inset: 0 });

/** An entry with a button at its end. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space.sm} ${vars.space.lg}`,
});
globalStyle(`${row} > :first-child`, { flex: '1 1 14rem', minInlineSize: 0 });

/** An entry indented below the one before. */
export const nested = style({
  listStyle: 'none',
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const bullets = style({ paddingInlineStart: vars.space.lg });

export const plain = style({ listStyle: 'none' });

/** Codes that people copy or write down. */
export const key = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  border: hairline,
  borderRadius: vars.radius.md,
  userSelect: 'all',
});
globalStyle('code', { fontSize: vars.size.md });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.xs,
  padding: vars.space.md,
  border: hairline,
  borderRadius: vars.radius.md,
  listStyle: 'none',
});

/** Dark on light in both themes, because phones read that best. */
export const qr = style({
  colorScheme: 'light',
  alignSelf: 'center',
  inlineSize: 'min(100%, 13rem)',
  border: hairline,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  fill: vars.color.text,
});

/** Keeps the line breaks of a message. */
export const message = style({ whiteSpace: 'pre-line' });
