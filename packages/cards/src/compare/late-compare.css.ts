import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Above the link that covers a card, and as high as what comes into it. */
export const place = style({
  position: 'relative',
  zIndex: 1,
  inlineSize: 'fit-content',
  minBlockSize: vars.leading.md,
});
