import { style } from '@vanilla-extract/css';
import { textSize, vars } from '../../theme/contract.css.ts';

export const area = style({
  display: 'block',
  resize: 'vertical',
  padding: `${vars.space.xs} ${vars.space.sm}`,
});

export const counter = style({
  alignSelf: 'flex-end',
  ...textSize.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  // Counting needs JavaScript.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const full = style({ color: vars.color.danger, fontWeight: vars.weight.medium });
