import { style } from '@vanilla-extract/css';
import { flexWrapped } from '@wbn/ui-kit/theme/contract.css.ts';

/** Actions in a row; on a phone in two equal columns, easy to hit. */
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
