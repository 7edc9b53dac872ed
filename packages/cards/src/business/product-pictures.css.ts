import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 6rem))',
  gap: vars.space.xs,
});

/** Above the link that covers the card. */
export const link = style({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  borderRadius: vars.radius.md,
  outlineOffset: '2px',
  ':hover': { boxShadow: `0 0 0 2px ${vars.color.control}` },
});
