import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const part = style({
  ...flexColumn.xs,
  alignItems: 'flex-start',
  paddingBlockStart: vars.space.sm,
  paddingInline: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
