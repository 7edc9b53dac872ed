import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const body = style({
  ...flexColumn.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const top = style({
  ...flexWrapped.sm,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
});

/** Overlaps the cover. */
export const photo = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '6rem',
  marginBlockStart: '-4rem',
  padding: '3px',
  backgroundColor: vars.color.surface,
  borderRadius: '50%',
  '@media': { [from.sm]: { inlineSize: '8rem', marginBlockStart: '-5rem' } },
});

/** Actions for the person: opposite the photo, on phones below it. */
export const actions = style({ ...flexWrapped.xs, alignItems: 'center' });

export const counts = style(flexWrapped.sm);
