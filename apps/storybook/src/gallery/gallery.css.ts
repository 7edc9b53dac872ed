import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const gallery = style({ color: vars.color.text, fontFamily: vars.font.body });

globalStyle(`${gallery} h2`, { marginBlock: `${vars.space.xl} ${vars.space.md}`, fontSize: '1.25rem' });

export const search = style({ display: 'grid', gap: vars.space.xs, maxInlineSize: '32rem', fontWeight: 600 });

globalStyle(`${search} input`, {
  font: 'inherit',
  fontWeight: 400,
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: 'inherit',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  overflow: 'hidden',
  selectors: { '&:hover': { borderColor: vars.color.brandText } },
});

const box = {
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.page,
};

/** Components at three fifths of their size. */
export const picture = style({ ...box, alignContent: 'center', padding: vars.space.md });
globalStyle(`${picture} > *`, { zoom: 0.6 });

/** Screens at a fifth of their size. */
export const page = style(box);
globalStyle(`${page} iframe`, {
  inlineSize: '500%',
  blockSize: '500%',
  border: 0,
  transformOrigin: '0 0',
  transform: 'scale(0.2)',
});

export const link = style({
  padding: `${vars.space.sm} ${vars.space.md} 0`,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  // The whole card is the link.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const words = style({
  padding: `0 ${vars.space.md} ${vars.space.sm}`,
  color: vars.color.muted,
  fontSize: '0.8125rem',
});
