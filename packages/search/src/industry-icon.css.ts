import { style } from '@vanilla-extract/css';

/** In the colour of the text around it. */
export const icon = style({
  display: 'inline-block',
  flex: 'none',
  backgroundColor: 'currentColor',
  maskRepeat: 'no-repeat',
  maskSize: '100% 100%',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
