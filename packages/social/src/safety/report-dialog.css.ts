import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  border: 0,
  minInlineSize: 0,
});

export const legend = style({ fontWeight: vars.weight.medium, marginBlockEnd: vars.space.xs });
