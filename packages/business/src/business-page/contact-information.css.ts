import { style } from '@vanilla-extract/css';

/** Each line of it on its own, and not slanted as browsers have it. */
export const address = style({ display: 'grid', fontStyle: 'normal' });
