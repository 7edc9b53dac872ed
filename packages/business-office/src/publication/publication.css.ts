import { style } from '@vanilla-extract/css';
import { flexWrapped, gridBox, outlined, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const bar = style({
  ...gridBox.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  ...outlined.lg,
});

export const line = style({
  ...flexWrapped.none,
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.sm}`,
});

/** Takes the remaining width, or its own line where that is too narrow. */
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const needs = style({
  ...flexWrapped.none,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.xxs} 0 0`,
  listStyle: 'none',
  fontSize: vars.size.sm,
});
