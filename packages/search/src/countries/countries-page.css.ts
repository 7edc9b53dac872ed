import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, mutedText, outlined, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const groups = style({
  columns: '13rem',
  columnGap: vars.space.xl,
  '@media': { [below.sm]: { columns: '8rem', columnGap: vars.space.lg } },
});

export const group = style({ paddingBlockEnd: vars.space.lg });

export const letter = style({
  paddingBlockEnd: vars.space.xxs,
  marginBlockEnd: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...mutedText,
  fontWeight: vars.weight.semibold,
  breakAfter: 'avoid',
});

export const list = style({ listStyle: 'none' });

export const entry = style({ breakInside: 'avoid' });

export const country = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: '4px',
  ...textSize.sm,
  ':hover': { color: vars.color.brandText },
});

export const name = style({ minInlineSize: 0 });

globalStyle(`${country}:hover > ${name}`, { textDecoration: 'underline' });

export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

export const emptyCountry = style({ display: 'block', paddingBlock: '4px', ...mutedText });

export const fold = style({ paddingInline: vars.space.lg, ...outlined.lg });

export const summary = style({
  ...flexRow.sm,
  justifyContent: 'space-between',
  minBlockSize: '3rem',
  ...mutedText,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${summary} > svg`, { flex: 'none', transition: `rotate ${vars.motion.fast}` });
globalStyle(`${fold}[open] > ${summary} > svg`, { rotate: '180deg' });
globalStyle(`${fold}[open]`, { paddingBlockEnd: vars.space.sm });
