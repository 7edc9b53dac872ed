import { style } from '@vanilla-extract/css';
import { flexWrapped, mutedText } from '@wbn/ui-kit/theme/contract.css.ts';

export const part = style({ ...flexWrapped.xs, alignItems: 'center' });

export const who = style(mutedText);
