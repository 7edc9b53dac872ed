import { style } from '@vanilla-extract/css';
import { flexColumn, flexWrapped, gridBox } from '@wbn/ui-kit/theme/contract.css.ts';

export const section = style({ ...flexColumn.md, minInlineSize: 0 });

export const head = style({
  ...flexWrapped.sm,
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const posts = style({
  ...gridBox.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
});
