import { style } from '@vanilla-extract/css';
import { flexSpread } from '@wbn/ui-kit/theme/contract.css.ts';

export const title = style({ ...flexSpread.sm, minBlockSize: '2.5rem' });
