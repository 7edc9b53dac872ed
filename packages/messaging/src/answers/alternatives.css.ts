import { style } from '@vanilla-extract/css';
import { flexRow, gridBox } from '@wbn/ui-kit/theme/contract.css.ts';

export const list = style({ ...gridBox.sm, listStyle: 'none' });

export const company = style({ ...flexRow.sm });

export const logo = style({ flex: '0 0 2.5rem' });

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
