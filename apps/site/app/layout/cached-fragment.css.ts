import { style } from '@vanilla-extract/css';

/** Its children stand in the layout as if it were not there. */
export const fragment = style({ display: 'contents' });
