import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { bottomBar } from '../layout/bottom-bar.css.ts';
import { touch } from '../theme/breakpoints.ts';
import { flexColumn, plainButton, textSize, touchTarget, vars } from '../theme/contract.css.ts';
import { pressedFill } from '../theme/pressed-fill.ts';

const lifetime = '6s';
const life = keyframes({
  '0%': { opacity: 1, transform: 'translateY(1rem)' },
  '3%, 97%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 0 },
});

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${vars.space.md} + ${fallbackVar(bottomBar, '0px')})`,
  insetInline: vars.space.md,
  ...flexColumn.xs,
  alignItems: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  maxInlineSize: '28rem',
  padding: `${vars.space.sm} ${vars.space.md}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  ...textSize.sm,
  fontWeight: vars.weight.medium,
  pointerEvents: 'auto',
  animation: `${life} ${lifetime} both`,
  // The toast is dismissed when its animation ends; pausing the animation keeps it while it is pointed at.
  ':hover': { animationPlayState: 'paused' },
  selectors: { '&:focus-within': { animationPlayState: 'paused' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: `${lifetime} !important` } },
});

/** Longer, so that there is time to reach the action. */
export const withAction = style({
  animationDuration: '10s',
  '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '10s !important' } },
});

export const action = style({
  flex: 'none',
  marginInlineStart: vars.space.xs,
  // A larger tap target that does not make the toast higher.
  marginBlock: '-0.375rem',
  marginInlineEnd: `calc(${vars.space.xs} * -1)`,
  padding: `0.375rem ${vars.space.xs}`,
  ...plainButton,
  borderRadius: vars.radius.md,
  color: vars.color.brandText,
  fontWeight: vars.weight.semibold,
  ':hover': { backgroundColor: vars.color.hover },
  ':active': { backgroundColor: pressedFill(vars.color.hover) },
  '@media': { [touch]: { ...touchTarget, marginBlock: '-0.75rem' } },
});

globalStyle(`${toast} > svg`, { flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem' });

export const tone = styleVariants({ neutral: {}, success: {}, danger: {} });
globalStyle(`${tone.success} > svg`, { color: vars.color.success });
globalStyle(`${tone.danger} > svg`, { color: vars.color.danger });
