import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, oneLine, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const row = style({ ...flexRow.xs });

export const quotation = style({
  display: 'none',
  '@media': { [from.md]: { display: 'contents' } },
});

/** On narrow screens these links are in the menu (LAY-17). */
export const links = style({
  display: 'none',
  '@media': { [from.sm]: { display: 'flex' } },
});

/** On the narrowest phones messages are only in the menu. */
export const messages = style({
  display: 'none',
  '@media': { 'screen and (min-width: 24rem)': { display: 'inline-flex' } },
});

export const person = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.hover },
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.brandText,
});

globalStyle(`${picture} > svg`, { inlineSize: '1.25rem', blockSize: '1.25rem' });

export const name = style({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  marginBlockEnd: vars.space.xxs,
  maxInlineSize: '16rem',
  // In a sheet the line goes from edge to edge.
  '@media': { [below.sm]: { maxInlineSize: 'none' } },
  ...textSize.sm,
  fontWeight: vars.weight.semibold,
  ...oneLine,
});
