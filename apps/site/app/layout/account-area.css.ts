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

/** As wide as the account area (`member-area.tsx`), so that its arrival moves nothing. */
export const placeholder = style({
  inlineSize: '5.5rem',
  blockSize: '2.5rem',
  '@media': {
    'screen and (min-width: 24rem)': { inlineSize: '8.5rem' },
    [from.sm]: { inlineSize: '16.5rem' },
    [from.md]: { inlineSize: '19.5rem' },
  },
});
