import { style } from '@vanilla-extract/css';
import { from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const narrow = style({ display: 'inline-flex', '@media': { [from.sm]: { display: 'none' } } });
export const wide = style({ display: 'none', '@media': { [from.sm]: { display: 'inline-flex' } } });

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  cursor: 'pointer',
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
  ':hover': { backgroundColor: vars.color.hover },
});

export const list = style({
  inlineSize: '20rem',
  maxInlineSize: '100%',
  maxBlockSize: 'min(28rem, 70vh)',
  overflowY: 'auto',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  marginBlockEnd: vars.space.xxs,
});

export const note = style({ inlineSize: '20rem', maxInlineSize: '100%', padding: vars.space.sm });
