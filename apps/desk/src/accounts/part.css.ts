import { style } from '@vanilla-extract/css';
import { flexSpread, flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const head = style({ ...flexSpread.sm, flexWrap: 'wrap' });

export const actions = style({ ...flexWrapped.xs });

export const entries = style({ display: 'grid' });

export const entry = style({
  ...flexSpread.sm,
  flexWrap: 'wrap',
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Two columns where there is room for them. */
export const columns = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
});
