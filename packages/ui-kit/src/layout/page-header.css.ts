import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { flexColumn, flexSpread, vars } from '../theme/contract.css.ts';

export const header = style({ ...flexColumn.sm, minInlineSize: 0 });

/** The action moves below the words where both do not fit. */
export const row = style({ ...flexSpread.sm, alignItems: 'flex-start' });

/** With a photo: the words beside it, the action at the end or, in narrow windows, below both. */
export const picturedRow = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  '@media': {
    [from.sm]: { gridTemplateColumns: '5rem minmax(0, 1fr)', columnGap: vars.space.md },
    [from.md]: { gridTemplateColumns: '5rem minmax(0, 1fr) auto' },
  },
});

export const photo = style({ minInlineSize: 0 });

export const words = style({
  ...flexColumn.xxs,
  flex: '1 1 18rem',
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: {
    [`${picturedRow} > &`]: {
      gridColumn: '1 / -1',
      '@media': { [from.md]: { gridColumn: 'auto', justifyContent: 'flex-end', maxInlineSize: '24rem' } },
    },
  },
});
