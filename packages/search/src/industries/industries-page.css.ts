import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

export const index = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' });

export const jump = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

globalStyle(`${jump} > ${icon}`, { color: vars.color.muted });
