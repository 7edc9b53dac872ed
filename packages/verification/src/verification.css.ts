import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const rows = style({ listStyle: 'none', ...flexColumn.none });

/** A row, with a form below it at times. */
export const entry = style({
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
