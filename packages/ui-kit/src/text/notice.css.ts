import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, vars } from '../theme/contract.css.ts';

export const notice = style({
  ...flexColumn.xs,
  alignItems: 'flex-start',
  padding: vars.space.md,
  borderRadius: vars.radius.md,
  border: '1px solid',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  info: {
    backgroundColor: vars.color.brandSoft,
    borderColor: `color-mix(in srgb, ${vars.color.brandText} 30%, transparent)`,
  },
  danger: { backgroundColor: vars.color.dangerSoft, borderColor: vars.color.danger },
  warning: { backgroundColor: vars.color.warningSoft, borderColor: vars.color.warning },
});

export const list = style({ paddingInlineStart: vars.space.lg });

/** Readable on the tinted background in both themes. */
export const link = style({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
