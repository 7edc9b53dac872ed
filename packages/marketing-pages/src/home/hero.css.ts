import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const hero = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

/** Words and video, beside each other where there is room. */
export const top = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'center',
  padding: vars.space.lg,
  '@media': {
    [from.sm]: { padding: vars.space.xl },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xl },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  maxInlineSize: '36rem',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});

/** A band of the edition's own place along the foot; its sky is cut first. */
export const picture = style({
  inlineSize: '100%',
  blockSize: 'clamp(8rem, 24vw, 16rem)',
  objectFit: 'cover',
  objectPosition: '50% 100%',
});
