import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pictures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.md });

export const actions = style({ display: 'flex', flex: '1 1 0', flexWrap: 'wrap', gap: vars.space.xs });

/** The buttons of one picture. */
export const group = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Overlaps the cover, as on the public page. */
const photoBase = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '6rem',
  marginBlockStart: '-3.5rem',
  padding: '3px',
  backgroundColor: vars.color.surface,
  '@media': { [from.sm]: { inlineSize: '7rem', marginBlockStart: '-4.5rem' } },
});

export const photo = styleVariants({
  rounded: [photoBase, { borderRadius: vars.radius.lg }],
  round: [photoBase, { borderRadius: '50%' }],
});
