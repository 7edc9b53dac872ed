import { style } from '@vanilla-extract/css';

/**
 * For parts far down a page: the browser skips their layout and their pictures until they are within one and a half
 * windows of the viewport. Screen readers, find-in-page and print still see them. Parts higher than a row of cards
 * set `containIntrinsicBlockSize` themselves.
 */
export const lazyRendered = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 15rem',
  // Lets swipe rows reach the window's edges and focus rings show outside the box.
  overflowClipMargin: '1.5rem',
});
