import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const field = style({ maxInlineSize: '28rem' });
export const code = style({ maxInlineSize: '12rem' });

export const rows = style({ listStyle: 'none', ...flexColumn.none });

export const row = style({ ...flexRow.sm, paddingBlock: vars.space.xs });

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const icon = style({ flexShrink: 0, color: vars.color.muted });
