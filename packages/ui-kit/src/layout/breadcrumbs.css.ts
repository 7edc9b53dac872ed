import { style } from '@vanilla-extract/css';
import { flexWrapped, inlineRow, mutedText, vars } from '../theme/contract.css.ts';

export const list = style({
  ...flexWrapped.none,
  alignItems: 'center',
  listStyle: 'none',
  ...mutedText,
});

export const item = style({
  ...inlineRow.none,
  minInlineSize: 0,
  // WCAG 2.5.8 asks for tap targets of at least 24 pixels, also when the crumbs wrap.
  minBlockSize: 28,
  selectors: {
    '& + &::before': {
      content: '"/" / ""',
      paddingInline: vars.space.xs,
      color: vars.color.control,
    },
  },
});

export const current = style({ color: vars.color.text, overflowWrap: 'anywhere' });
