import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Name of the variable, for scripts that measure the bar. */
export const bottomBarName = '--wbn-bottom-bar';

/**
 * Heights of the bars at the bottom of the window, set on the root. `height`: all of them; toasts appear above it.
 * `page`: the page's own bar; the layout's bar sits above it.
 */
export const { height: bottomBar, page: pageBar } = createGlobalThemeContract({
  height: bottomBarName.slice(2),
  page: 'wbn-page-bar',
});
