import { style } from '@vanilla-extract/css';

/** Above the link that covers the card; aligned with the end of its text. */
export const place = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginInlineEnd: '-0.625rem',
});
