import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pictures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const pictureRow = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.md,
});

export const pictureActions = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

/** Reaches into the cover, as on the profile. */
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
