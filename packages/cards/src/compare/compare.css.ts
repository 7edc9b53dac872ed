import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bottomBar, pageBar } from '@wbn/ui-kit/layout/bottom-bar.css.ts';
import { flexRow, flexWrapped, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

const below = fallbackVar(pageBar, '0px');

/** Sits above the page's own bottom bar, if there is one. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: below,
  zIndex: vars.layer.sticky,
  marginBlockStart: vars.space.md,
  padding: vars.space.sm,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.overlay,
});

/** Reserves the height as a page's own bar does, and adds this one where both are shown. */
globalStyle(`html:root:has(${bar})`, {
  vars: { [bottomBar]: `calc(4rem + ${below})` },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});

export const row = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
});

export const chips = style({
  display: 'flex',
  flex: '1 1 12rem',
  gap: vars.space.xs,
  minInlineSize: 0,
  overflowX: 'auto',
});

export const chip = style({
  ...flexRow.none,
  flex: 'none',
  maxInlineSize: '12rem',
  paddingInlineStart: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.sm,
});

export const name = style(oneLine);

export const buttons = style({ ...flexWrapped.xs, alignItems: 'center' });
