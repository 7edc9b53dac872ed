import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { flexWrapped, mutedText, vars } from '../theme/contract.css.ts';
import { bottomBar } from './bottom-bar.css.ts';

/** Background colour of what the bar stands on, where it is not the page's. */
export const ground = createVar();

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  ...flexWrapped.sm,
  justifyContent: 'flex-end',
  alignItems: 'center',
  paddingBlock: vars.space.sm,
  // The strip at the bottom of phones without a button is no place for a tap.
  paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  backgroundColor: fallbackVar(ground, vars.color.page),
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const flow = style({
  '@media': { [from.md]: { position: 'static', borderBlockStart: 0, paddingBlock: 0 } },
});

globalStyle(`${bar} > :is(a, button)`, { '@media': { [below.sm]: { flex: '1 1 auto' } } });

/**
 * Height until `StickyActions` has measured it. Keeps toasts off the buttons and focused fields out from behind them
 * (WCAG 2.4.11).
 */
globalStyle(`:root:has(${bar})`, {
  vars: { [bottomBar]: '4rem' },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});
globalStyle(`:root:has(${flow})`, { '@media': { [from.md]: { vars: { [bottomBar]: '0px' } } } });

export const status = style({
  flexGrow: 1,
  ...flexWrapped.xs,
  alignItems: 'center',
  ...mutedText,
  selectors: { '&:empty': { display: 'none' } },
});
