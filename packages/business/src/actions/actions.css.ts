import { style } from '@vanilla-extract/css';
import { flexWrapped } from '@wbn/ui-kit/theme/contract.css.ts';

/** Action buttons in a row; two equal columns on phones, where larger targets are easier to hit. */
export const actions = style({
  ...flexWrapped.xs,
  alignItems: 'center',
  '@media': {
    'screen and (max-width: 519.98px)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      inlineSize: '100%',
    },
  },
});
