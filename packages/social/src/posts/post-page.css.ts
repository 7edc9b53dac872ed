import { style } from '@vanilla-extract/css';
import { flexColumn } from '@wbn/ui-kit/theme/contract.css.ts';

export const page = style({
  ...flexColumn.md,
  inlineSize: '100%',
  maxInlineSize: '500px',
  minInlineSize: 0,
  // A column to read, in the middle of the page.
  marginInline: 'auto',
});
