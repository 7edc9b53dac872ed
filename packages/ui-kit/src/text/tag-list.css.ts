import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' });

export const tag = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: '0.625rem',
  paddingBlock: '0.1875rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  selectors: {
    'a&': { transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}` },
    'a&:hover': {
      borderColor: vars.color.brandText,
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
    },
  },
});
