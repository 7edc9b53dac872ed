import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { visibleHeight } from '@wbn/ui-kit/layout/use-visible-height.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const frame = style({ ...flexColumn.none, minBlockSize: '100dvb' });

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.layer.toast,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' } },
});

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

/** Progress line at the top during slow navigations. */
export const progress = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: 2,
  backgroundColor: vars.color.brand,
  transformOrigin: 'left',
  animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.1, 1) 150ms both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
});

export const body = style({
  ...flexWrapped.lg,
  flex: '1 0 auto',
  alignItems: 'flex-start',
  inlineSize: '100%',
  maxInlineSize: vars.width.wide,
  marginInline: 'auto',
  padding: vars.space.md,
  '@media': {
    [from.sm]: { padding: vars.space.lg },
    [from.md]: { flexWrap: 'nowrap' },
  },
});

export const main = style({ flex: '1 1 0', minInlineSize: 0 });

/** A page without a column has the width that it would have beside one. */
export const alone = style({ maxInlineSize: '61rem', marginInline: 'auto' });

// Keeps the footer below the window while a page loads, so that it does not flash into view.
globalStyle(`${main}:has(> [aria-busy="true"])`, { minBlockSize: '100dvb' });

/** A page with the height of the visible window; its parts scroll, the page does not. */
export const window = style({
  blockSize: `var(${visibleHeight}, 100dvb)`,
  minBlockSize: 0,
  overflow: 'hidden',
});

// The page never scrolls and needs no space for a scrollbar.
globalStyle(`html:root:has(${window})`, { scrollbarGutter: 'auto' });
globalStyle(`${window} > ${body}`, {
  flex: '1 1 0',
  minBlockSize: 0,
  alignItems: 'stretch',
  padding: 0,
  '@media': { [from.md]: { padding: `${vars.space.md} ${vars.space.lg}` } },
});
// On phones the search bar is one line there, without type and country: the height belongs to the messages.
globalStyle(`${window} form[role="search"] > :has(select)`, {
  '@media': { [below.sm]: { display: 'none' } },
});
globalStyle(`${window} ${main}`, { minBlockSize: 0, overflow: 'auto' });
// Shown to members until the session is loaded.
globalStyle(`${window} ${main}:has(> [aria-busy])`, { padding: vars.space.md });
