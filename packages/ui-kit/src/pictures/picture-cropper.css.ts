import { style, styleVariants } from '@vanilla-extract/css';
import { flexRow, textSize, vars } from '../theme/contract.css.ts';

/** Left to right in every language, because crop positions are measured from the left. */
export const frame = style({
  position: 'relative',
  direction: 'ltr',
  overflow: 'hidden',
  marginInline: 'auto',
  inlineSize: '100%',
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const ratio = styleVariants({
  // Limits the height, so that the controls below fit on low screens.
  '1:1': { aspectRatio: '1', maxInlineSize: 'min(26rem, 50dvb)' },
  '4:1': { aspectRatio: '4' },
});

/** Box of the picture after turning. */
export const turned = style({ position: 'absolute' });

/** The picture, rotated around its centre. */
export const picture = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  maxInlineSize: 'none',
  blockSize: 'auto',
  pointerEvents: 'none',
});

/** Shows which part remains where the picture is displayed as a circle. */
export const circle = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 50vmax color-mix(in srgb, ${vars.color.overlay} 70%, transparent)`,
  outline: `2px solid ${vars.color.surface}`,
  outlineOffset: '-2px',
  pointerEvents: 'none',
});

export const controls = style(flexRow.md);

export const zoom = style({
  flex: 1,
  minInlineSize: 0,
  ...flexRow.sm,
  ...textSize.sm,
});

export const slider = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '1.5rem',
  accentColor: vars.color.brand,
  cursor: 'pointer',
});
