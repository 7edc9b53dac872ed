import { style } from '@vanilla-extract/css';

/** Custom property that carries a box's narrowest column. */
export const minimum = '--wbn-columns-minimum';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(var(${minimum}), 100%), 1fr))`,
  minInlineSize: 0,
});
