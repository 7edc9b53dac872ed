import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 });

export const select = style({
  flex: '0 1 14rem',
  minInlineSize: 0,
  minBlockSize: '2rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  cursor: 'pointer',
});
