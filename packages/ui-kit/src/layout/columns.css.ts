import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { swipeRow } from './swipe-row.css.ts';

/** Custom property with the minimum width of a column. */
export const minimum = '--wbn-columns-minimum';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(var(${minimum}), 100%), 1fr))`,
  minInlineSize: 0,
});

export const swiped = style([swipeRow, { '@media': { [below.sm]: { display: 'flex' } } }]);

globalStyle(`${swiped} > *`, {
  '@media': { [below.sm]: { flex: '0 0 88%', minInlineSize: 0, scrollSnapAlign: 'start' } },
});
