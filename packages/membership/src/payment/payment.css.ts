import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const pair = style({
  ...gridBox.md,
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: '1fr 2fr' } },
});

/** Expiry and code are side by side on phones too. */
export const halves = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

export const form = style({ ...flexColumn.lg, minInlineSize: 0 });

/** The summary beside the form, or above it. */
export const checkout = style({
  ...gridBox.md,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
});

/** Beside the form when there is room. */
export const summary = style({
  selectors: {
    [`${checkout} > &`]: {
      '@media': {
        [from.lg]: { order: 1, position: 'sticky', insetBlockStart: vars.space.xxl },
      },
    },
  },
});

export const sums = style({ ...flexColumn.xs });

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.semibold,
});

/** Reserves the height of the provider's frames, which load later, so that the page does not move. */
export const stripeFields = style({ minBlockSize: '11rem' });
