import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const contents = style({ fontSize: vars.size.sm });
export const title = style({ fontWeight: vars.weight.semibold });

export const list = style({
  listStyle: 'none',
  ...flexColumn.xs,
  marginBlockStart: vars.space.xs,
});

export const tips = style({
  padding: vars.space.lg,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.sunken,
});

export const tipList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  marginBlockStart: vars.space.sm,
  paddingInlineStart: '1.4em',
});
