import { style } from '@vanilla-extract/css';
import { flexColumn, flexSpread, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style(flexColumn.xs);

export const label = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const words = style({
  minBlockSize: '4rem',
  padding: `${vars.space.xs} ${vars.space.sm}`,
  resize: 'vertical',
});

export const row = style(flexSpread.sm);
