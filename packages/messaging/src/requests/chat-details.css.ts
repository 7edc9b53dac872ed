import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexRow, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const details = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlock: 0,
  insetInlineEnd: 0,
  ...flexColumn.none,
  inlineSize: 'min(22rem, 100%)',
  minBlockSize: 0,
  backgroundColor: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [from.lg]: { position: 'static', flex: 'none', inlineSize: '19rem', boxShadow: 'none' },
  },
});

export const head = style({
  ...flexRow.none,
  justifyContent: 'space-between',
  minBlockSize: '4rem',
  paddingInline: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const body = style({
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.md,
});
