import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { flexRow, touchTarget, vars } from '../theme/contract.css.ts';

export const disclosure = style({ minInlineSize: 0 });

export const summary = style({
  ...flexRow.xs,
  justifyContent: 'space-between',
  paddingBlock: vars.space.xs,
  listStyle: 'none',
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: vars.color.brandText },
  ':active': { color: vars.color.text },
  '@media': { [touch]: touchTarget },
});

export const chevron = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast}`,
});

globalStyle(`${disclosure}[open] > ${summary} > ${chevron}`, { transform: 'rotate(180deg)' });

export const content = style({ paddingBlockEnd: vars.space.sm });
