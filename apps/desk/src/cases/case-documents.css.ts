import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ ...flexColumn.xs, listStyle: 'none', marginBlockStart: vars.space.xs });

export const document = style({ ...flexColumn.xxs });

export const head = style({ ...flexRow.xs, fontSize: vars.size.sm });

export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem', color: vars.color.muted });

export const name = style({ ...oneLine, flex: 1, minInlineSize: 0 });
