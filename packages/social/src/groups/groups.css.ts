import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: vars.space.sm,
  blockSize: '100%',
  alignContent: 'start',
});

export const words = style({ ...flexColumn.xs, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.semibold });

export const facts = style({
  ...flexWrapped.none,
  ...textSize.sm,
  alignItems: 'center',
  color: vars.color.muted,
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
});

/** Makes the cards of a row equally high. */
export const item = style({ display: 'grid' });

export const preview = style({ flex: 'none', inlineSize: '5rem' });
