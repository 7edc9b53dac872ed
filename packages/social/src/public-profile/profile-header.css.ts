import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const body = style({
  ...flexColumn.sm,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
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

export const counts = style(flexWrapped.sm);
