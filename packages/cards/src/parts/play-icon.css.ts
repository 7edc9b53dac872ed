import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Round play icon over a video's poster. */
export const playIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    ':hover > &': { backgroundColor: vars.color.brandHover },
    '&::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1.15rem',
      // Optical centring: a triangle looks centred slightly to the right.
      marginInlineStart: '0.2rem',
      backgroundColor: vars.color.onBrand,
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
});
