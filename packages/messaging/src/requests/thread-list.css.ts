import { style } from '@vanilla-extract/css';
import { flexColumn, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pane = style({ ...flexColumn.none, flex: '1 1 0', minBlockSize: 0 });

export const tools = style({
  display: 'flex',
  gap: vars.space.xs,
  padding: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const search = style({ flex: '1 1 0', minInlineSize: 0 });

export const filter = style({ flex: '0 1 8rem', minInlineSize: '5.5rem', alignSelf: 'end' });

export const scroller = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const waiting = style({ padding: vars.space.md });

export const list = style({ listStyle: 'none' });

export const end = style({ padding: vars.space.sm });
