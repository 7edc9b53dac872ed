import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
});

export const required = style({ color: vars.color.danger, paddingInlineStart: '0.2em' });

export const hint = style({ fontSize: vars.size.sm, lineHeight: vars.leading.sm, color: vars.color.muted });

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
});
