import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const area = style({
  display: 'block',
  resize: 'vertical',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
});

export const counter = style({
  alignSelf: 'flex-end',
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  // It cannot count without JavaScript.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const full = style({ color: vars.color.danger, fontWeight: vars.weight.medium });
