import { globalStyle, style } from '@vanilla-extract/css';
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

/** The photo of who caused it, or the icon of its kind. */
export const sign = style({ position: 'relative', flex: 'none', inlineSize: '2.5rem' });

const round = style({ display: 'grid', placeItems: 'center', borderRadius: vars.radius.full });

/** The kind where nobody caused it. */
export const icon = style([
  round,
  { blockSize: '2.5rem', backgroundColor: vars.color.sunken, color: vars.color.muted },
]);

/** The kind at the corner of a photo. */
export const mark = style([
  round,
  {
    position: 'absolute',
    insetBlockStart: '1.625rem',
    insetInlineEnd: '-0.375rem',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.brandText,
  },
]);

globalStyle(`${icon} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });
globalStyle(`${mark} > svg`, { inlineSize: '0.75rem', blockSize: '0.75rem' });

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
