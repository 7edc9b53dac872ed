import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn } from '../theme/contract.css.ts';

export const stack = style({ ...flexColumn.none, minInlineSize: 0 });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
