import { style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const marks = style({ ...flexWrapped.xxs, marginBlockStart: vars.space.xxs });
