import { style } from '@vanilla-extract/css';
import { flexColumn, mutedText, textSize, vars } from '../../theme/contract.css.ts';

export const field = style({ ...flexColumn.xxs, minInlineSize: 0 });

export const label = style({ ...textSize.sm, fontWeight: vars.weight.medium });

export const required = style({ color: vars.color.danger, paddingInlineStart: '0.2em' });

export const hint = style(mutedText);

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
});
