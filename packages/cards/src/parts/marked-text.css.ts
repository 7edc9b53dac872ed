import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const mark = style({
  backgroundColor: `color-mix(in srgb, ${vars.color.brand} 16%, transparent)`,
  color: 'inherit',
  borderRadius: vars.radius.sm,
  // A little wider than the word, without moving it.
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.brand} 16%, transparent)`,
});
