import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow } from '@wbn/ui-kit/theme/contract.css.ts';

/** Both states share one grid cell, so that the area has the same size in both. */
export const area = style({
  display: 'grid',
  flex: 'none',
  alignItems: 'center',
  justifyItems: 'end',
  marginInlineStart: 'auto',
});

const state = style({ gridArea: '1 / 1', ...flexRow.xs });

export const visitor = style([state, { selectors: { '[data-signed-in] &': { visibility: 'hidden' } } }]);

export const member = style([
  state,
  { visibility: 'hidden', selectors: { '[data-signed-in] &': { visibility: 'visible' } } },
]);

export const fromMedium = style({
  display: 'none',
  '@media': { [from.md]: { display: 'contents' } },
});
