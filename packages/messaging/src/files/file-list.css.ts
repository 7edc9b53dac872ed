import { style } from '@vanilla-extract/css';
import { flexRow, flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const files = style({ ...gridBox.xs, minInlineSize: 0 });

export const list = style({ ...flexWrapped.xs, listStyle: 'none' });

export const entry = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const picture = style({
  display: 'block',
  inlineSize: '8rem',
  blockSize: '6rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  cursor: 'zoom-in',
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const preview = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const view = style({
  inlineSize: '100%',
  maxBlockSize: '65vh',
  objectFit: 'contain',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  padding: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.xs,
});

export const file = style({
  ...flexRow.xs,
  inlineSize: '17rem',
  maxInlineSize: '100%',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});
