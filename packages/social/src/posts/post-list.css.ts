import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ ...flexColumn.md, inlineSize: '100%', maxInlineSize: '500px' });

export const head = style(flexRow.sm);
