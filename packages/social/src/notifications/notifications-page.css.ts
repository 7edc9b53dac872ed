import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const columns = style({
  ...gridBox.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const list = style({ display: 'grid', gap: '1px', listStyle: 'none' });

export const table = style({ inlineSize: '100%', ...textSize.sm });

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
