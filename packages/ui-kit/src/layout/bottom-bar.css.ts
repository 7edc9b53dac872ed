import { createVar } from '@vanilla-extract/css';

/** Height of a bar that a page keeps at the bottom of the window, set on the root; notes appear above it. */
export const bottomBar = createVar();
