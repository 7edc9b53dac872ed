import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** As tall as the button that it replaces. */
export const note = style({
  ...inlineRow.none,
  minBlockSize: '2rem',
  borderRadius: vars.radius.sm,
});
