import { style } from '@vanilla-extract/css';

/** Above the link that covers the whole card. */
export const place = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  '@media': { '(scripting: none)': { display: 'none' } },
});
