import { style } from '@vanilla-extract/css';

/** Whoever is signed in may be of the company: nothing is said to be missing before that is known. */
export const asked = style({ selectors: { '[data-signed-in] &': { visibility: 'hidden' } } });
