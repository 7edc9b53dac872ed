import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A column to read, in the middle of the page. */
export const posts = style({
  ...flexColumn.md,
  inlineSize: '100%',
  maxInlineSize: '500px',
  minInlineSize: 0,
  marginInline: 'auto',
});

export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.md });
