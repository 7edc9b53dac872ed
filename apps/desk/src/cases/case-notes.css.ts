import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, flexSpread, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const head = style({ ...flexSpread.xs, minBlockSize: '2rem' });

export const notes = style({ ...flexColumn.xs, listStyle: 'none' });

export const note = style({ fontSize: vars.size.sm });

export const signature = style({ ...mutedText, fontSize: vars.size.xs });

export const words = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const form = style({ ...flexColumn.xs, marginBlockStart: vars.space.xs });

export const buttons = style({ ...flexRow.xs, justifyContent: 'flex-end' });
