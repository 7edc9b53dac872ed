import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { flexRow, inlineRow, mutedText, oneLine, vars } from '../theme/contract.css.ts';

/** One line: where it is full the current page, and then the others, end in an ellipsis. */
export const list = style({ ...flexRow.none, minInlineSize: 0, listStyle: 'none', ...mutedText });

export const item = style({
  ...inlineRow.none,
  minInlineSize: 0,
  minBlockSize: 28,
  selectors: {
    '& + &::before': {
      content: '"/" / ""',
      paddingInline: vars.space.xs,
      color: vars.color.control,
    },
    // Gives way first, so that short crumbs stay whole.
    '&:last-child': { flex: '1 1 0', minInlineSize: '6rem' },
  },
  '@media': {
    // On phones only the way back to the page above.
    [below.sm]: {
      minBlockSize: '2.75rem',
      selectors: {
        '&:not(:nth-last-child(2))': { display: 'none' },
        '& + &::before, &:first-child::before': {
          content: '',
          flex: 'none',
          inlineSize: '0.5rem',
          blockSize: '0.5rem',
          marginInline: '0.125rem 0.5rem',
          padding: 0,
          borderInlineStart: '2px solid',
          borderBlockEnd: '2px solid',
          color: 'inherit',
          rotate: '45deg',
        },
      },
    },
  },
});

globalStyle(`[dir="rtl"] ${item}::before`, { '@media': { [below.sm]: { rotate: '-45deg' } } });
// Links are no boxes that could end in an ellipsis.
globalStyle(`${item} > *`, { ...oneLine, display: 'block', minInlineSize: 0 });

export const current = style({ color: vars.color.text });
