import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexRow, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Fills the available height; list and chat scroll separately. */
export const page = style({ ...flexColumn.none, blockSize: '100%', minBlockSize: 0 });

/** Over list and chat; a phone gives its place to an open chat and keeps the title for screen readers. */
export const head = style({
  flex: 'none',
  padding: `${vars.space.sm} ${vars.space.md} 0`,
  '@media': {
    [below.sm]: {
      selectors: {
        '[data-open="true"] > &': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
    [from.md]: { padding: `0 0 ${vars.space.sm}` },
  },
});
globalStyle(`[data-open="true"] > ${head} :is(nav, details)`, {
  '@media': { [below.sm]: { display: 'none' } },
});
// Title and switcher share a line, also on phones, where the height belongs to the list.
globalStyle(`${head} > header > div:first-child`, { flexWrap: 'nowrap', alignItems: 'center' });
globalStyle(`${head} > header > div:first-child > :first-child`, { flex: '0 0 auto' });
globalStyle(`${head} > header > div:first-child > :last-child`, { flex: '0 1 auto', minInlineSize: 0 });

export const center = style({
  display: 'flex',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  '@media': {
    [from.md]: { border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.lg },
  },
});

/** On phones either the list or the chat is shown. */
export const side = style({
  ...flexColumn.none,
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '[data-open="true"] &': { display: 'none' } },
  '@media': {
    [from.sm]: {
      flex: '0 0 20rem',
      borderInlineEnd: `1px solid ${vars.color.line}`,
      selectors: { '[data-open="true"] &': { display: 'flex' } },
    },
    [from.lg]: { flexBasis: '23rem' },
  },
});

/** Positions overlays within the chat. */
export const chat = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const nothing = style({
  display: 'none',
  '@media': { [from.sm]: { display: 'grid', placeItems: 'center', flex: '1 1 0', minInlineSize: 0 } },
});

export const waiting = style({ padding: vars.space.lg });

export const switcher = style({ minInlineSize: 0 });

export const owner = style({
  ...flexRow.xs,
  minInlineSize: 0,
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
});

export const ownerName = style({
  maxInlineSize: '11rem',
  ...oneLine,
  fontWeight: vars.weight.semibold,
});

export const chevron = style({ inlineSize: '1rem', blockSize: '1rem', color: vars.color.muted });

export const owners = style({ maxBlockSize: 'min(24rem, 60vh)', overflowY: 'auto' });

export const ownerLine = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Number of threads with unread messages. */
export const count = style({
  flex: 'none',
  minInlineSize: '1.25rem',
  paddingInline: '0.375rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.size.xs,
  lineHeight: '1.25rem',
  fontWeight: vars.weight.semibold,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** Marks unread messages in a thread or in another company. */
export const dot = style({
  flex: 'none',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
});
