import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';

export const industries = style({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'block',
      flex: 'none',
      inlineSize: '15rem',
      // Above the page beside it, so that the fly-out covers the page.
      position: 'relative',
      zIndex: 1,
    },
    // Sticky where all of it fits below the header.
    'screen and (min-width: 992px) and (min-height: 50rem)': {
      position: 'sticky',
      insetBlockStart: '5.5rem',
    },
  },
});

/** Reserves the width of the office's column, which loads with the members' code, to avoid a layout shift. */
export const officeRoom = style({
  inlineSize: '100%',
  blockSize: '3rem',
  '@media': { [from.md]: { flex: 'none', inlineSize: '15rem' } },
});
