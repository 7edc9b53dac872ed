import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const list = style({ display: 'grid', gap: '1px', margin: 0, padding: 0, listStyle: 'none' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

export const head = style({
  paddingBlock: vars.space.xs,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const kind = style({
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const cell = style({
  inlineSize: '4.5rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingInlineStart: vars.space.sm,
});

export const box = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  accentColor: vars.color.brand,
  verticalAlign: 'middle',
});

export const cellHead = style([head, { paddingInlineStart: vars.space.sm }]);
