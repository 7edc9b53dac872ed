import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const gallery = style({
  position: 'relative',
  ...gridBox.xs,
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  // On phones the photos are swiped, with the edge of the next one visible; there is no room for thumbnails.
  '@media': {
    [below.sm]: {
      display: 'flex',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
  },
});

const notOnPhones = { '@media': { [below.sm]: { display: 'none' } } };

export const choice = style({
  position: 'absolute',
  opacity: 0,
  inlineSize: '1px',
  blockSize: '1px',
  ...notOnPhones,
});

export const thumbnail = style({
  display: 'block',
  borderRadius: vars.radius.md,
  outline: '2px solid transparent',
  outlineOffset: '1px',
  cursor: 'pointer',
  ...notOnPhones,
  selectors: {
    [`${choice}:hover + &`]: { outlineColor: vars.color.control },
    [`${choice}:checked + &`]: { outlineColor: vars.color.brandText },
    [`${choice}:focus-visible + &`]: { outlineColor: vars.color.focus, outlineOffset: '3px' },
  },
});

/** The chosen photo is in the first row, across all columns. */
export const photo = style({
  gridRow: '1',
  gridColumn: '1 / -1',
  display: 'none',
  '@media': {
    [below.sm]: { display: 'block', flex: '0 0 80%', position: 'relative', scrollSnapAlign: 'start' },
  },
});

/** Number of the photo over its corner, because phones show no thumbnails. */
export const number = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...textSize.xs,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [from.sm]: { display: 'none' } },
});

globalStyle(`${choice}:checked + ${thumbnail} + ${photo}`, { display: 'block' });

export const zoom = style({ display: 'block', cursor: 'zoom-in', borderRadius: vars.radius.md });
