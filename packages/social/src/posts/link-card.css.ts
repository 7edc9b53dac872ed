import { style } from '@vanilla-extract/css';
import { flexRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const card = style({
  ...flexRow.sm,
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { backgroundColor: vars.color.hover },
});

export const photo = style({ inlineSize: '3.5rem', flexShrink: 0 });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
