import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pictures = style({
  ...gridBox.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 6rem))',
});

/** Above the link that covers the whole card. */
export const link = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  borderRadius: vars.radius.md,
  outlineOffset: '2px',
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.control}` },
});
