import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const invite = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem auto' } },
});

/** In one line with the boxes, below their labels. */
export const inviteButton = style({ '@media': { [from.sm]: { marginBlockStart: '1.625rem' } } });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
