import { style } from '@vanilla-extract/css';
import { flexWrapped } from '@wbn/ui-kit/theme/contract.css.ts';

/** A line of a group: picture, words and, at the end, a button. */
export const line = style({ ...flexWrapped.sm, alignItems: 'center', minInlineSize: 0 });

export const photo = style({ flex: 'none', inlineSize: '2.5rem' });

export const words = style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' });
