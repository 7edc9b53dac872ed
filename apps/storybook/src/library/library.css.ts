import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.md} ${vars.space.xl}`,
  marginBlock: `0 ${vars.space.md}`,
  paddingBlock: vars.space.md,
  borderBlock: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.body,
});

globalStyle(`${facts} > div`, { display: 'grid', gap: vars.space.xxs });
globalStyle(`${facts} dt`, {
  margin: 0,
  color: vars.color.muted,
  fontSize: '0.8125rem',
  fontStyle: 'normal',
});
globalStyle(`${facts} dd`, {
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const figure = style({ margin: 0 });

export const picture = style({
  position: 'relative',
  padding: '2.5rem 2rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.page,
  color: vars.color.text,
  overflow: 'hidden',
});

export const mark = style({
  position: 'absolute',
  outline: `1px dashed ${vars.color.brandText}`,
  outlineOffset: 2,
  pointerEvents: 'none',
});

export const number = style({
  position: 'absolute',
  insetBlockStart: '-1.25rem',
  insetInlineStart: '-0.5rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  borderRadius: '50%',
  backgroundColor: vars.color.brandText,
  color: vars.color.surface,
  fontSize: '0.75rem',
  fontWeight: 700,
});

export const parts = style({ columns: '12rem', paddingInlineStart: '1.5rem' });

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))',
  columnGap: vars.space.xl,
});

export const uses = style({ columns: '20rem', paddingInlineStart: '1.25rem' });
globalStyle(`${uses} li`, { breakInside: 'avoid', overflowWrap: 'anywhere' });
