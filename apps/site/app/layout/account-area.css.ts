import { createVar, style } from '@vanilla-extract/css';
import { from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
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

/** Side of an icon button. */
const side = createVar();

/** As wide as the account area (`member-area.tsx`), so that its arrival moves nothing. */
export const placeholder = style({
  vars: { [side]: '2.5rem' },
  inlineSize: `calc(2 * ${side} + 0.5rem)`,
  blockSize: side,
  '@media': {
    [touch]: { vars: { [side]: '2.75rem' } },
    'screen and (min-width: 24rem)': { inlineSize: `calc(3 * ${side} + 1rem)` },
    [from.sm]: { inlineSize: `calc(6 * ${side} + 1.5rem)` },
    [from.md]: { inlineSize: `calc(7 * ${side} + 2rem)` },
  },
});
