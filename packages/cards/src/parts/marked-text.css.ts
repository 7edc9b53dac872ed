import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const mark = style({
  backgroundColor: `color-mix(in srgb, ${vars.color.brand} 16%, transparent)`,
  color: 'inherit',
  borderRadius: vars.radius.sm,
  // Extends the highlight by a pixel without shifting the text.
  boxShadow: `0 0 0 1px color-mix(in srgb, ${vars.color.brand} 16%, transparent)`,
});
