import { style } from '@vanilla-extract/css';
import { gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Container width, not viewport width, because the site's sidebar is beside the page. */
export const wideColumns = '(min-width: 50rem)';

export const page = style({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wideColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 10.5rem', gap: vars.space.lg } },
});
