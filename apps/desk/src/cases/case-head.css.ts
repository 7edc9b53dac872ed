import { style } from '@vanilla-extract/css';
import { flexColumn, flexSpread, flexWrapped, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const head = style({ ...flexColumn.xxs });

export const top = style({ ...flexSpread.sm, fontSize: vars.size.sm });

export const kind = style({ ...mutedText, fontWeight: vars.weight.medium });

export const facts = style({ ...flexWrapped.sm, ...mutedText, rowGap: vars.space.xxs });

export const line = style({ ...flexSpread.xs });
