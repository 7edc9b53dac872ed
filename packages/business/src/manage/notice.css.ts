import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xs,
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
  warning: { backgroundColor: vars.color.warningSoft, borderColor: vars.color.warning },
  danger: { backgroundColor: vars.color.dangerSoft, borderColor: vars.color.danger },
});

export const dialog = style({
  inlineSize: 'min(28rem, calc(100vw - 2rem))',
  margin: 'auto',
  padding: vars.space.lg,
  border: 0,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  '::backdrop': { backgroundColor: vars.color.overlay },
});
