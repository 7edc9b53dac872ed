import { style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const line = style({ ...flexWrapped.sm, alignItems: 'center', minInlineSize: 0 });

export const words = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: vars.weight.medium });

export const actions = style({ ...flexWrapped.xs, alignItems: 'center' });
