import { style } from '@vanilla-extract/css';
import { flexColumn, flexSpread, vars } from '../theme/contract.css.ts';

export const header = style({ ...flexColumn.sm, minInlineSize: 0 });

/** The action moves below the words where both do not fit. */
export const row = style({ ...flexSpread.sm, alignItems: 'flex-start' });

export const words = style({
  ...flexColumn.xxs,
  flex: '1 1 18rem',
  minInlineSize: 0,
  maxInlineSize: vars.width.text,
});

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
