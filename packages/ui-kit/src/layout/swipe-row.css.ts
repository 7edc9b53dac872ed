import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { gridBox, vars } from '../theme/contract.css.ts';

/**
 * On phones its children are moved sideways with a finger, from one edge of the window to the other; what comes next shows its edge. The
 * distance to the window is that of the page's text.
 */
export const swipeRow = style({
  '@media': {
    [below.sm]: {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: vars.space.md,
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.md})`,
      paddingInline: vars.space.md,
      // Rings of what is focused, and shadows of cards.
      paddingBlock: '3px',
      marginBlock: '-3px',
    },
  },
});

/** Of many small things: three below each other on phones, the others to swipe to. Whoever uses it says how wide they are elsewhere. */
export const swipeGrid = style([
  swipeRow,
  {
    ...gridBox.xs,
    listStyle: 'none',
    '@media': {
      [below.sm]: {
        gridTemplateRows: 'repeat(3, 1fr)',
        gridAutoFlow: 'column',
        // Of the narrowest phones one whole and most of a second: words of names stay whole.
        gridAutoColumns: 'max(50% - 1.25rem, 9.75rem)',
      },
    },
  },
]);

globalStyle(`${swipeGrid} > li`, { scrollSnapAlign: 'start' });
