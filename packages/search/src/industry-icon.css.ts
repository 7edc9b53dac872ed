import { style } from '@vanilla-extract/css';

/** Filled with the colour of the surrounding text. */
export const icon = style({
  display: 'inline-block',
  flex: 'none',
  backgroundColor: 'currentColor',
  maskRepeat: 'no-repeat',
  maskSize: '100% 100%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
