import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const types = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' });

export const type = style({
  display: 'block',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': {
      borderColor: vars.color.brandText,
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.medium,
    },
  },
});

export const groups = style({ columns: '13rem', columnGap: vars.space.xl });

export const group = style({ paddingBlockEnd: vars.space.lg });

export const letter = style({
  paddingBlockEnd: vars.space.xxs,
  marginBlockEnd: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
  breakAfter: 'avoid',
});

export const list = style({ listStyle: 'none' });

export const country = style({
  display: 'block',
  paddingBlock: '3px',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  breakInside: 'avoid',
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});
