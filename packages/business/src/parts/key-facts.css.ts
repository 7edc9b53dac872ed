import { globalStyle, style } from '@vanilla-extract/css';
import { textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** All facts fit beside each other. */
const wide = '(min-width: 40rem)';

/** A row for each fact on narrow pages, one row of columns on wide ones, so that no fact stands alone in a second row. */
export const facts = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.xs,
});

globalStyle(`${facts} > div`, {
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 3fr)',
  columnGap: vars.space.md,
  paddingBlock: '0.375rem',
  '@container': { [wide]: { flex: '1 1 0', display: 'block', minInlineSize: 0, paddingBlock: 0 } },
});
globalStyle(`${facts} > div + div`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': { [wide]: { borderBlockStart: 'none' } },
});
globalStyle(`${facts} dt`, {
  ...textSize.sm,
  color: vars.color.muted,
  '@container': { [wide]: { fontSize: vars.size.xs } },
});
globalStyle(`${facts} dd`, {
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
