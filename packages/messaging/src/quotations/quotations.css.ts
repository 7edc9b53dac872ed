import { style } from '@vanilla-extract/css';
import { flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** A title with controls beside it. */
export const head = style({
  ...flexWrapped.md,
  justifyContent: 'space-between',
  alignItems: 'flex-end',
});

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '70ch' });

export const filters = style({
  ...gridBox.sm,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
});

export const words = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: vars.space.sm,
  alignItems: 'flex-end',
});

export const grow = style({ flex: '1 1 0', minInlineSize: 0 });
