import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Around a group of cards: on phones they stand in one row to swipe, the next one showing its edge, so that home stays short. */
export const cardRow = style({ minInlineSize: 0 });

globalStyle(`${cardRow} ul`, {
  '@media': {
    [below.sm]: {
      display: 'flex',
      gap: vars.space.sm,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
  },
});

globalStyle(`${cardRow} ul > li`, {
  '@media': { [below.sm]: { flex: '0 0 85%', minInlineSize: 0, scrollSnapAlign: 'start' } },
});
