import { style } from '@vanilla-extract/css';

export const form = style({
  selectors: { '&:focus': { outline: 'none' } },
});
