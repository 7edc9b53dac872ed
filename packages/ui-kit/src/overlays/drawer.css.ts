import { createVar, style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '../theme/contract.css.ts';
import { slidingPanel } from './sliding-panel.ts';

const away = createVar();

export const drawer = style([
  slidingPanel('[open]', away),
  {
    ...flexColumn.none,
    insetInlineStart: 0,
    insetInlineEnd: 'auto',
    vars: { [away]: '-100%' },
    selectors: {
      '&:not([open])': { display: 'none' },
      '[dir="rtl"] &': { vars: { [away]: '100%' } },
    },
  },
]);

export const head = style({
  ...flexRow.xs,
  justifyContent: 'space-between',
  padding: `${vars.space.xs} ${vars.space.md}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
