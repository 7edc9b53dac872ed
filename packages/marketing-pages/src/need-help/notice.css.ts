import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  border: '1px solid',
  scrollMarginBlockStart: vars.space.xxxl,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const tone = styleVariants({
  success: { backgroundColor: vars.color.successSoft, borderColor: vars.color.success },
  info: { backgroundColor: vars.color.brandSoft, borderColor: vars.color.brand },
  danger: { backgroundColor: vars.color.dangerSoft, borderColor: vars.color.danger },
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  margin: 0,
  paddingInlineStart: vars.space.lg,
});

/** Readable on the tinted ground in both themes. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
