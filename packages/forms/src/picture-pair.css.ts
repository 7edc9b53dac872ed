import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pictures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.md,
  '@media': { [below.sm]: { flexWrap: 'wrap' } },
});

/** On phones all buttons are in one row below the photo. */
export const actions = style({
  display: 'flex',
  flex: '1 1 0',
  gap: vars.space.md,
  '@media': { [below.sm]: { flexBasis: '100%', gap: vars.space.xs } },
});

/** The buttons of one picture. */
export const group = style({
  display: 'flex',
  gap: vars.space.xxs,
  '@media': { [below.sm]: { flex: '1 1 0', minInlineSize: 0 } },
});

/** The words of the buttons need the room of their signs there. */
globalStyle(`${group} button:not([aria-label]) > :has(> svg)`, {
  '@media': { [below.sm]: { display: 'none' } },
});

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
