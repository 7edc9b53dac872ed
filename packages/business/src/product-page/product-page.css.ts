import { globalStyle, style } from '@vanilla-extract/css';
import { gridBox } from '@wbn/ui-kit/theme/contract.css.ts';

/** Container width, not viewport width, because the site's sidebar is beside the page. */
const wide = '(min-width: 44rem)';
const beside = 'minmax(0, 7fr) minmax(0, 5fr)';

export const page = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Photos beside name and price, the company below the photos. */
export const introduction = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: beside, gridTemplateRows: 'auto 1fr' } },
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) !important' } },
});

globalStyle(`${introduction} > :nth-child(2)`, {
  '@container': { [wide]: { gridColumn: '2', gridRow: '1 / span 2' } },
  '@media': { print: { gridRow: '1 !important' } },
});
globalStyle(`${introduction} > :nth-child(3)`, { '@media': { print: { gridColumn: '2' } } });

/** The two tables of data, side by side where they fit; a single one uses the full width. */
export const tables = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: { gridTemplateColumns: beside },
  },
});

globalStyle(`${tables} > :only-child`, { gridColumn: '1 / -1' });
