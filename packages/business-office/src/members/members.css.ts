import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexWrapped, gridBox, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const invite = style({
  ...gridBox.sm,
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem auto' } },
});

/** Aligned with the fields, below their labels. */
export const inviteButton = style({ '@media': { [from.sm]: { marginBlockStart: '1.625rem' } } });

export const list = style({ listStyle: 'none' });

export const row = style({
  ...flexWrapped.sm,
  alignItems: 'center',
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
