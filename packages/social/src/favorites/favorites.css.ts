import { style } from '@vanilla-extract/css';
import { flexWrapped, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const form = style({ ...flexWrapped.sm, alignItems: 'flex-end', flex: '1 1 16rem' });

export const field = style({ flex: '1 1 12rem', minInlineSize: 0 });

/** The member's note, visually separate from the company's own words. */
export const note = style({
  ...textSize.sm,
  marginBlockStart: vars.space.xs,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
  whiteSpace: 'pre-line',
});
