import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** Two beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.md,
});

export const wide = style({ gridColumn: '1 / -1' });

export const problem = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

export const card = style({
  display: 'grid',
  gap: vars.space.xs,
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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.xs,
});

export const icon = style({ inlineSize: '1rem', blockSize: '1rem' });

export const facts = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  gap: vars.space.sm,
  alignItems: 'baseline',
});

export const term = style({ color: vars.color.muted, fontSize: vars.size.sm });

export const amount = style({
  margin: 0,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const value = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
