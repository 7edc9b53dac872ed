import { style } from '@vanilla-extract/css';
import { gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  padding: vars.space.sm,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  ...textSize.sm,
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const unreadLine = style([line, { backgroundColor: vars.color.brandSoft }]);

export const icon = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  padding: vars.space.xs,
  flexShrink: 0,
  color: vars.color.muted,
});

export const words = style({
  ...gridBox.xxs,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The beginning of a post or comment, two lines at most. */
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.muted,
});

export const time = style({ color: vars.color.muted, fontSize: vars.size.xs });

export const dot = style({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
});
