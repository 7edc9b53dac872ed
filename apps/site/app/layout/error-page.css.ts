import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const page = style({
  ...gridBox.md,
  justifyItems: 'start',
  maxInlineSize: vars.width.text,
  paddingBlock: vars.space.xxl,
});

export const status = style({
  color: vars.color.muted,
  fontSize: vars.size.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
});
