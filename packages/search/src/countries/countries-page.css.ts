import { globalStyle, style } from '@vanilla-extract/css';
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

export const entry = style({ breakInside: 'avoid' });

export const country = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: '4px',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  ':hover': { color: vars.color.brandText },
});

export const name = style({ minInlineSize: 0 });

globalStyle(`${country}:hover > ${name}`, { textDecoration: 'underline' });

export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

export const emptyCountry = style({
  display: 'block',
  paddingBlock: '4px',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});

export const fold = style({
  paddingInline: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: '3rem',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} > svg`, { flex: 'none', transition: `rotate ${vars.motion.fast}` });
globalStyle(`${fold}[open] > ${summary} > svg`, { rotate: '180deg' });
globalStyle(`${fold}[open]`, { paddingBlockEnd: vars.space.sm });
