import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const part = style({ ...flexColumn.xs, minInlineSize: 0 });

export const toolbar = style({ ...flexWrapped.xs, justifyContent: 'flex-end', alignItems: 'center' });

/** Where rows are cards, there are no headings to press. */
export const order = style({ '@media': { [from.md]: { display: 'none' } } });

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

export const choices = style({ ...gridBox.xs, padding: vars.space.xs });
