import { style } from '@vanilla-extract/css';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const left = style({
  fontSize: vars.headingSize.lg,
  lineHeight: vars.headingLeading.lg,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.md,
  fontVariantNumeric: 'tabular-nums',
});

/** The select wraps to its own line when names would be cut. */
export const start = style({ ...flexWrapped.sm, alignItems: 'end' });

export const choice = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const list = style({ listStyle: 'none' });

/** A name or event with its time below, and its state at the end of the line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.md,
  alignItems: 'baseline',
  paddingBlock: vars.space.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
