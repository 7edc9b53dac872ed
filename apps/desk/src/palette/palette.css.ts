import { style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, flexSpread, oneLine, touchTarget, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const palette = style({ ...flexColumn.sm });

export const list = style({ listStyle: 'none', maxBlockSize: '60dvb', overflowY: 'auto' });

export const offer = style({
  ...flexSpread.sm,
  padding: vars.space.xs,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-selected="true"]': { backgroundColor: vars.color.brandSoft, color: vars.color.brandText },
  },
  '@media': { [touch]: touchTarget },
});

export const name = style({ ...oneLine, minInlineSize: 0 });
