import { style } from '@vanilla-extract/css';
import { flexColumn, flexSpread, gridBox, mutedText } from '@wbn/ui-kit/theme/contract.css.ts';

export const filters = style({ ...flexColumn.xs });

export const choices = style({ ...gridBox.xs, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

export const line = style({ ...flexSpread.xs, fontSize: '0.875rem' });

export const about = style(mutedText);
