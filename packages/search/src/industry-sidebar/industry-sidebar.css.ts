import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

export const sidebar = style({
  position: 'relative',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.raised,
});

export const list = style({ listStyle: 'none', padding: vars.space.xs });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
    },
  },
});

globalStyle(`${item} > ${icon}`, { color: vars.color.muted });
globalStyle(`${item}:hover > ${icon}, ${item}[aria-expanded="true"] > ${icon}`, {
  color: vars.color.brandText,
});

export const name = style({ minInlineSize: 0, paddingBlock: vars.space.xxs });

export const all = style([item, { fontWeight: vars.weight.semibold, color: vars.color.brandText }]);

globalStyle(`${all} > ${icon}`, { color: vars.color.brandText });
