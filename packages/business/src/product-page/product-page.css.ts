import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Width of the page itself, not of the window: the site's sidebar stands beside it. */
const wide = '(min-width: 44rem)';

export const page = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Photos beside name, price and company. */
export const introduction = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

/** The two tables of data, side by side where they fit. */
export const tables = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
  },
});
