import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';
import { icon } from '../industry-icon.css.ts';

export const index = style({ ...flexWrapped.xs, listStyle: 'none' });

export const jump = style({
  ...flexRow.xs,
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  ...textSize.sm,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover, borderColor: vars.color.control },
});

globalStyle(`${jump} > ${icon}`, { color: vars.color.muted });
