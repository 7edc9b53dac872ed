import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({ ...flexColumn.xs, minInlineSize: 0 });

/** The button stays beside the last line of a growing text. */
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xs });

export const field = style({ flex: '1 1 0', minInlineSize: 0 });
