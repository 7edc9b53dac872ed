import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const rows = style({ ...outlined.lg, listStyle: 'none', overflow: 'hidden' });

export const bones = style({ ...outlined.lg, ...flexColumn.md, padding: vars.space.sm });

export const chosen = style({
  ...flexWrapped.xs,
  alignItems: 'center',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.sm,
});
