import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Two columns that scroll by themselves; in narrow windows the list, or the case with a way back. */
export const columns = style({
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'clamp(18rem, 27%, 26rem) minmax(0, 1fr)',
      gap: vars.space.md,
      blockSize: `calc(100dvb - 2 * ${vars.space.md})`,
    },
    'screen and (min-width: 992px) and (max-width: 1199.98px)': {
      // Below the bar with the menu.
      blockSize: `calc(100dvb - 2 * ${vars.space.md} - 3rem)`,
    },
  },
});

export const opened = style({});

const column = {
  minInlineSize: 0,
  '@media': { [from.md]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
} as const;

export const list = style({
  ...column,
  selectors: { [`${opened} > &`]: { display: 'none' } },
  '@media': {
    [from.md]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { [`${opened} > &`]: { display: 'block' } },
    },
  },
});

export const view = style({
  ...column,
  selectors: { [`${columns}:not(${opened}) > &`]: { display: 'none' } },
  '@media': {
    [from.md]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { [`${columns}:not(${opened}) > &`]: { display: 'block' } },
    },
  },
});
