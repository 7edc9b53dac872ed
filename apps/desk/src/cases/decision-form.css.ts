import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const box = style({ paddingBlockEnd: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.line}` });

export const form = style({ ...flexColumn.sm });

export const measures = style({ ...flexWrapped.xs, alignItems: 'center' });

export const legend = style({ ...mutedText, paddingBlockEnd: vars.space.xxs });
