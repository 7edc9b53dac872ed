import { style } from '@vanilla-extract/css';

/** Hides the 404 text until it is known whether the signed-in person belongs to the company. */
export const asked = style({ selectors: { '[data-signed-in] &': { visibility: 'hidden' } } });
