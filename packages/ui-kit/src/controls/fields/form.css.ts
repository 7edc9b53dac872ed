import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '../../theme/contract.css.ts';

export const form = style({ ...flexColumn.lg, minInlineSize: 0 });

export const legend = style({ marginBlockEnd: vars.space.md });
