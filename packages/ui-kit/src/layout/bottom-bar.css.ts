import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Name of the variable, for whoever measures the bar. */
export const bottomBarName = '--wbn-bottom-bar';

/** Height of a bar that a page keeps at the bottom of the window, set on the root; notes appear above it. */
export const { height: bottomBar } = createGlobalThemeContract({ height: bottomBarName.slice(2) });
