import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  ...flexColumn.xs,
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

export const list = style({ ...flexColumn.xxs, paddingInlineStart: vars.space.lg });

/** Readable on the tinted ground in both themes. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
