import { style } from '@vanilla-extract/css';

/**
 * For what stands far down a page: the browser neither lays it out nor fetches its pictures before it comes within one and a half windows
 * of what is seen. It is read aloud, found and printed as ever. Whoever is higher than a row of cards says so.
 */
export const drawnWhenNear = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 15rem',
  // Rows to swipe go to the window's edges, and rings of what is focused stand outside.
  overflowClipMargin: '1.5rem',
});
