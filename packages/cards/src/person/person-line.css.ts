import { style } from '@vanilla-extract/css';
import { flexWrapped } from '@wbn/ui-kit/theme/contract.css.ts';

export const line = style({
  ...flexWrapped.sm,
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
});

export const photo = style({ inlineSize: '2.5rem', flexShrink: 0 });

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ ...flexWrapped.xs, alignItems: 'center' });
