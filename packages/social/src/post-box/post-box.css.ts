import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  inlineSize: '100%',
  maxInlineSize: '500px',
  padding: vars.space.md,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const choose = style({ marginInlineStart: `calc(-1 * ${vars.space.sm})` });

export const send = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** The picture, and below it what it shows. */
export const chosen = style({ display: 'flex', flexDirection: 'column', gap: vars.space.sm });

export const picture = style({ position: 'relative', maxInlineSize: '15rem' });

export const preview = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '12rem',
  borderRadius: vars.radius.md,
});

export const remove = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineEnd: vars.space.xxs,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
});
