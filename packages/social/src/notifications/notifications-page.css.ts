import { style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { gridBox, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const columns = style({
  ...gridBox.lg,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

/** Only where the settings are below the list. */
export const toSettings = style({ '@media': { [from.lg]: { display: 'none' } } });

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

export const cell = style({ inlineSize: '4rem', borderBlockStart: `1px solid ${vars.color.line}` });

/** The whole cell ticks the box. */
export const target = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.25rem',
  cursor: 'pointer',
  '@media': { [below.lg]: { minBlockSize: '2.75rem' } },
});

export const box = style({ inlineSize: '1.125rem', blockSize: '1.125rem', accentColor: vars.color.brand });

export const cellHead = style([head, { paddingInlineStart: vars.space.xs, textAlign: 'center' }]);
