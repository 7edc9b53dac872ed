import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const reasons = style({ ...flexColumn.xs });

export const legend = style({ fontWeight: vars.weight.medium, marginBlockEnd: vars.space.xs });
