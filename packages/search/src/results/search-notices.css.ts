import { style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const notice = style({
  ...flexWrapped.none,
  gap: `${vars.space.xxs} ${vars.space.md}`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
});
