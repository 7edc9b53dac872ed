import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** At most two fields side by side, to keep the form easy to follow. */
export const page = style({ ...flexColumn.none, gap: vars.space.xl, maxInlineSize: '48rem' });
