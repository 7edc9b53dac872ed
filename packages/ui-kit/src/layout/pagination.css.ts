import { globalStyle, style } from '@vanilla-extract/css';
import { below, touch } from '../theme/breakpoints.ts';
import { flexWrapped, inlineRow, textSize, touchTarget, vars } from '../theme/contract.css.ts';
import { pressedFill } from '../theme/pressed-fill.ts';

export const list = style({
  ...flexWrapped.xxs,
  alignItems: 'center',
  justifyContent: 'center',
  listStyle: 'none',
  '@media': { [below.sm]: { gap: '2px' } },
});

export const link = style({
  ...inlineRow.xxs,
  justifyContent: 'center',
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  paddingInline: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    'a&:hover': { backgroundColor: vars.color.hover },
    'a&:active': { backgroundColor: pressedFill(vars.color.hover) },
    '&[aria-current="page"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': {
    // As large as the longest row of nine leaves room for.
    [touch]: {
      ...touchTarget,
      minInlineSize: 'min(2.75rem, calc((100vw - 2rem) / 9 - 2px))',
      paddingInline: 0,
    },
  },
});

export const gap = style({ color: vars.color.muted });

globalStyle(`${link} > svg`, { inlineSize: '1rem', blockSize: '1rem', flex: 'none' });
globalStyle(`[dir="rtl"] ${link} > svg`, { transform: 'scaleX(-1)' });

/** Words beside the arrows; visually hidden on narrow screens. */
export const word = style({
  '@media': {
    [below.sm]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
