import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const menu = style({ position: 'relative', display: 'inline-block' });

export const trigger = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const plain = style({
  display: 'inline-flex',
  // Else the line it stands in grows with what it shows.
  verticalAlign: 'top',
  alignItems: 'center',
  gap: vars.space.xs,
  borderRadius: vars.radius.md,
});

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.overlay,
});

/** Menu and trigger are as wide as their place. */
export const stretched = style({ display: 'block' });

export const align = styleVariants({
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
  stretch: { insetInline: 0, maxInlineSize: 'none' },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  border: 0,
  borderRadius: vars.radius.md,
  backgroundColor: 'transparent',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});

export const danger = style({ color: vars.color.danger });

globalStyle(`${item} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });
globalStyle(`${item}:not(${danger}) > svg`, { color: vars.color.muted });
