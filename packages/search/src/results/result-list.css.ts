import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Edge to edge on phones, so that cards have the full width for text. */
export const list = style({
  '@media': { [below.sm]: { marginInline: `calc(-1 * ${vars.space.md})` } },
});

globalStyle(`${list} article`, {
  '@media': { [below.sm]: { borderInlineWidth: 0, borderRadius: 0 } },
});
globalStyle(`${list} > ul`, { '@media': { [below.sm]: { gap: vars.space.xs } } });

export const actions = style({
  ...flexRow.none,
  justifyContent: 'space-between',
  minBlockSize: '2.5rem',
});
