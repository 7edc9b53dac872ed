import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.md,
});

export const over = style({
  outline: `2px dashed ${vars.color.brand}`,
  outlineOffset: '4px',
  background: vars.color.brandSoft,
});

export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

/** What may be attached; a chat on a phone has no room for it (`composer.css.ts`). */
export const hint = style({});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});

export const icon = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: vars.color.muted,
});

export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });

export const name = style({
  overflow: 'hidden',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const state = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
});

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.size.xs,
  lineHeight: vars.leading.xs,
});

export const bar = style({
  inlineSize: '100%',
  blockSize: '4px',
  marginBlockStart: vars.space.xxs,
  accentColor: vars.color.brand,
});
