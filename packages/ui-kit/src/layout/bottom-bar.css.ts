import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Name of the variable, for whoever measures the bar. */
export const bottomBarName = '--wbn-bottom-bar';

/**
 * Heights of what stays at the bottom of the window, set on the root: of all of it, above which notes appear, and of the page's own bar,
 * above which the bar of the layout stands.
 */
export const { height: bottomBar, page: pageBar } = createGlobalThemeContract({
  height: bottomBarName.slice(2),
  page: 'wbn-page-bar',
});
