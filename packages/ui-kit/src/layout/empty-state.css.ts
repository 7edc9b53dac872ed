import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme/contract.css.ts';

export const state = style({
  ...flexColumn.md,
  alignItems: 'center',
  padding: `${vars.space.xxl} ${vars.space.md}`,
  textAlign: 'center',
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.hover,
  color: vars.color.muted,
});

export const danger = style({ backgroundColor: vars.color.dangerSoft, color: vars.color.danger });

globalStyle(`${icon} > svg`, { inlineSize: '1.375rem', blockSize: '1.375rem' });

export const words = style({ ...flexColumn.xxs, maxInlineSize: '32rem' });

export const title = style({
  fontSize: vars.headingSize.md,
  lineHeight: vars.headingLeading.md,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.012em',
});

export const body = style({ color: vars.color.muted });
