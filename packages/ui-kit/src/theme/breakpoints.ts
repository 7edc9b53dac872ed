/** Minimum widths of the layouts in pixels (CON-13). */
export const breakpoints = { xs: 0, sm: 768, md: 992, lg: 1200 } as const;

/** Media queries for vanilla-extract's `'@media'`: this breakpoint and wider. */
export const from = {
  sm: 'screen and (min-width: 768px)',
  md: 'screen and (min-width: 992px)',
  lg: 'screen and (min-width: 1200px)',
} as const;

/** Media queries for vanilla-extract's `'@media'`: narrower than this breakpoint. */
export const below = {
  sm: 'screen and (max-width: 767.98px)',
  md: 'screen and (max-width: 991.98px)',
  lg: 'screen and (max-width: 1199.98px)',
} as const;

/** Media query for fingers, which need targets of 44 pixels: touch screens, and windows as narrow as a phone's. */
export const touch = `(pointer: coarse), ${below.sm}`;
