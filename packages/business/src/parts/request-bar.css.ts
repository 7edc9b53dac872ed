import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bottomBar, pageBar } from '@wbn/ui-kit/layout/bottom-bar.css.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexRow, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

const comeIn = keyframes({
  from: { visibility: 'hidden', opacity: 0 },
  to: { visibility: 'visible', opacity: 1 },
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  ...flexRow.md,
  justifyContent: 'space-between',
  padding: `${vars.space.xs} ${vars.space.md}`,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.raised,
  // Browsers without scroll-driven animations always show it.
  '@media': {
    [from.md]: {
      animationName: comeIn,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll()',
      animationRange: '20rem 24rem',
    },
  },
});

/** Keeps toasts off the bar and focused elements out from behind it (WCAG 2.4.11). */
globalStyle(`:root:has(${bar})`, {
  vars: { [bottomBar]: '3.5rem', [pageBar]: '3.5rem' },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});

export const name = style({
  minInlineSize: 0,
  ...oneLine,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
});
