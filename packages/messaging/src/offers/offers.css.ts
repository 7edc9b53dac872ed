import { style } from '@vanilla-extract/css';
import { flexRow, gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Two columns in a dialog, four on a page. */
export const fields = style({
  ...gridBox.md,
  maxInlineSize: '42rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

export const total = style({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const wide = style({ gridColumn: '1 / -1' });

export const problem = style({ color: vars.color.danger, ...textSize.sm });

export const card = style({
  ...gridBox.xs,
  inlineSize: '22rem',
  maxInlineSize: '100%',
  padding: vars.space.sm,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.brand}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
});

export const title = style({
  ...flexRow.xs,
  color: vars.color.muted,
  ...textSize.xs,
  fontWeight: vars.weight.semibold,
});

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

export const facts = style({ ...gridBox.xs });

export const fact = style({
  ...gridBox.sm,
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  alignItems: 'baseline',
});

export const term = style({ color: vars.color.muted, fontSize: vars.size.sm });

export const amount = style({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
