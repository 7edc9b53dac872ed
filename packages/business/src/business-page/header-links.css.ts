import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexWrapped, inlineRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const links = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  paddingInline: vars.space.md,
  '@media': { [from.sm]: { paddingInline: vars.space.lg } },
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const link = style({
  ...inlineRow.none,
  minBlockSize: '2.75rem',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  borderBlockEnd: '2px solid transparent',
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { color: vars.color.brandText, borderBlockEndColor: vars.color.brandText },
});
