import { style } from '@vanilla-extract/css';
import { inlineRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** As high as the button whose place it takes. */
export const note = style({
  ...inlineRow.none,
  minBlockSize: '2rem',
  borderRadius: vars.radius.sm,
});
