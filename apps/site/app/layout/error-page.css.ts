import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.md,
  maxInlineSize: vars.width.text,
  paddingBlock: vars.space.xxl,
});

export const status = style({
  color: vars.color.muted,
  fontSize: vars.size.lg,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.semibold,
});
