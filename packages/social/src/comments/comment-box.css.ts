import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({ ...flexColumn.xs, minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xs });

export const field = style({ flex: '1 1 0', minInlineSize: 0 });
