import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { flexColumn, flexRow, flexWrapped, mutedText, textSize, vars } from '../theme/contract.css.ts';

export const row = style({
  position: 'relative',
  ...flexRow.sm,
  flex: 1,
  minInlineSize: 0,
});

/** A row that leads somewhere reacts as a whole; it bleeds into the padding of its box. */
export const leading = style({
  marginInline: `calc(-1 * ${vars.space.sm})`,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderRadius: vars.radius.md,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover },
  ':active': { backgroundColor: vars.color.brandSoft },
});

export const photo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'flex-start',
  inlineSize: '2.5rem',
  minBlockSize: '2.5rem',
  color: vars.color.muted,
});

globalStyle(`${photo} > *`, { inlineSize: '100%' });
globalStyle(`${photo} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

/** Actions wrap below the words, in line with them. */
export const main = style({ ...flexWrapped.xs, alignItems: 'center', flex: '1 1 0', minInlineSize: 0 });

export const words = style({
  ...flexColumn.none,
  flex: '1 1 11rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  ...flexWrapped.xs,
  alignItems: 'center',
  fontWeight: vars.weight.medium,
});

/** Covers the row, so that a press anywhere on it follows the link. */
globalStyle(`${leading} ${title} > a:first-child::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
});

export const facts = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.sm,
  ...mutedText,
});

/** One line, at the end of the row; on phones beside the title, because the words below take more lines. */
export const date = style({
  flex: 'none',
  ...textSize.xs,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below.sm]: { alignSelf: 'flex-start', paddingBlockStart: vars.space.xxs } },
});

export const actions = style({ ...flexWrapped.xs, alignItems: 'center' });

/** Above the cover of the link. */
globalStyle(`${leading} :is(${actions}, ${facts} a, ${facts} button)`, { position: 'relative', zIndex: 1 });
