import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  // A target to tap is at least 24 pixels high, the crumbs of a second line included.
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
