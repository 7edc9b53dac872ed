import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

/** Reaches into the cover. */
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

/** What can be done with a person: across from the photo, on a phone below it. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
