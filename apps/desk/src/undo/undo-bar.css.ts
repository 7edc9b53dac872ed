import { style } from '@vanilla-extract/css';
import { floating, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const place = style({
  position: 'fixed',
  insetInline: vars.space.sm,
  insetBlockEnd: vars.space.sm,
  zIndex: vars.layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const bar = style({
  ...floating,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderRadius: vars.radius.lg,
  fontSize: vars.size.sm,
  pointerEvents: 'auto',
});

export const seconds = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });
