import { style } from '@vanilla-extract/css';

/** Above the link that covers a card; ends where the words of the card do. */
export const place = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginInlineEnd: '-0.625rem',
});
