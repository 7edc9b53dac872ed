import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Two fields side by side at most: more are hard to follow. */
export const page = style({ ...flexColumn.none, gap: vars.space.xl, maxInlineSize: '48rem' });
