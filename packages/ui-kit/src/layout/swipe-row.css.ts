import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { gridBox, vars } from '../theme/contract.css.ts';

/**
 * On phones the children form one row that is swiped from edge to edge of the window, with the edge of the next one
 * visible; it starts in line with the page's text.
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
      // Room for focus rings and card shadows.
      paddingBlock: '3px',
      marginBlock: '-3px',
    },
  },
});

/**
 * For many small items: on phones columns of three that are swiped. The user of this class sets the column widths for
 * larger screens.
 */
export const swipeGrid = style([
  swipeRow,
  {
    ...gridBox.xs,
    listStyle: 'none',
    '@media': {
      [below.sm]: {
        gridTemplateRows: 'repeat(3, 1fr)',
        gridAutoFlow: 'column',
        // On the narrowest phones one whole column and most of a second fit, so that words in names are not broken.
        gridAutoColumns: 'max(50% - 1.25rem, 9.75rem)',
      },
    },
  },
]);

globalStyle(`${swipeGrid} > li`, { scrollSnapAlign: 'start' });
