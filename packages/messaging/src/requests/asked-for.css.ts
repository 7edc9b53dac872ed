import { globalStyle, style } from '@vanilla-extract/css';
import { flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** What was asked for, in one line where it fits. */
export const details = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  ...textSize.sm,
});

globalStyle(`${details} dt`, { color: vars.color.muted });
globalStyle(`${details} dd`, { margin: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
