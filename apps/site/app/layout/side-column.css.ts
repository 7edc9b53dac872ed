import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';

export const industries = style({
  display: 'none',
  '@media': {
    [from.md]: {
      display: 'block',
      flex: 'none',
      inlineSize: '15rem',
      // Above the page beside it, so that the fly-out covers it.
      position: 'relative',
      zIndex: 1,
    },
    // Where all of it fits below the header it stays in view.
    'screen and (min-width: 992px) and (min-height: 50rem)': {
      position: 'sticky',
      insetBlockStart: '5.5rem',
    },
  },
});

/** Room for the office's column, which comes with the code of members: nothing moves when it is there. */
export const officeRoom = style({
  inlineSize: '100%',
  blockSize: '3rem',
  '@media': { [from.md]: { flex: 'none', inlineSize: '15rem' } },
});
