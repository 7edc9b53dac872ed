import { style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexWrapped,
  floating,
  plainButton,
  textSize,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const panel = style({
  position: 'absolute',
  ...floating,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  maxInlineSize: 720,
  maxBlockSize: 'min(32rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.md,
});

export const list = style({ paddingBlock: vars.space.xs });

export const group = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xs,
      paddingBlockStart: vars.space.xs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const heading = style({
  padding: `2px ${vars.space.md}`,
  ...textSize.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});

export const option = style({
  ...flexWrapped.none,
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  minBlockSize: '2.25rem',
  alignContent: 'center',
  paddingInline: vars.space.md,
  ...textSize.sm,
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.hover,
      boxShadow: `inset 3px 0 0 ${vars.color.focus}`,
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 0 ${vars.color.focus}` },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid' } } },
  },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({ minInlineSize: 0, color: vars.color.muted, overflowWrap: 'anywhere' });

export const clear = style({
  inlineSize: '100%',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.md,
  ...plainButton,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  textAlign: 'start',
  '@media': { [touch]: touchTarget },
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  ':focus-visible': { outlineOffset: '-2px' },
});
