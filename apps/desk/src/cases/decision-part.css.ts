import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Stays in view below what the case shows. */
export const part = style({
  ...flexColumn.xs,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  maxBlockSize: '70dvb',
  overflowY: 'auto',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  // As the bar with the buttons of its form.
  backgroundColor: vars.color.page,
  boxShadow: vars.shadow.raised,
});

export const buttons = style({ ...flexWrapped.xs, alignItems: 'center' });
