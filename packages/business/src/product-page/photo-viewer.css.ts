import { style } from '@vanilla-extract/css';
import { flexRow, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const viewer = style({
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: vars.color.page,
  color: vars.color.text,
  selectors: { '&[open]': { display: 'grid', grid: 'auto minmax(0, 1fr) / minmax(0, 1fr)' } },
});

export const bar = style({
  ...flexRow.xs,
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const count = style({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space.xs,
  ...oneLine,
  fontSize: vars.size.sm,
});

/** Touch pans and zooms the picture. */
export const frame = style({
  display: 'grid',
  overflow: 'auto',
  touchAction: 'pan-x pan-y pinch-zoom',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});

export const large = style({ inlineSize: 'max(250%, 100rem)', blockSize: 'auto', maxInlineSize: 'none' });
