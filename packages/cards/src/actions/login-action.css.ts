import { style } from '@vanilla-extract/css';

/**
 * Members never see it: their own action takes its place, and a press that begins on one element and ends on another
 * has no effect.
 */
export const forVisitors = style({
  display: 'contents',
  selectors: { '[data-signed-in] &': { visibility: 'hidden' } },
});
