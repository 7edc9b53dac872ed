import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBar } from '@wbn/ui-kit/bottom-bar.css.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg });

/** What has the focus is never behind the buttons at the bottom. */
globalStyle(`${form} :is(input, select, textarea)`, {
  scrollMarginBlockEnd: '6rem',
  scrollMarginBlockStart: '2rem',
});

export const fieldset = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.md });

export const list = style({ margin: 0, paddingInlineStart: vars.space.lg });

/** Readable on the tinted ground in both themes. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const pictures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  padding: vars.space.md,
  '@media': { [from.sm]: { padding: vars.space.lg, paddingBlockStart: vars.space.md } },
});

export const pictureRow = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.md });

export const pictureActions = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

/** Reaches into the cover, as on the page. */
export const logo = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '5rem',
  marginBlockStart: '-3.5rem',
  padding: '3px',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.lg,
  '@media': { [from.sm]: { inlineSize: '7rem', marginBlockStart: '-4.5rem' } },
});

/** Stays in sight: the form is longer than a screen. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  backgroundColor: vars.color.page,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** The note that a picture has arrived must not lie on the buttons. */
globalStyle(`:root:has(${actions})`, { vars: { [bottomBar]: '4rem' } });

export const status = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const again = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.brandText,
  textDecoration: 'underline',
  cursor: 'pointer',
});
