import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bottomBar } from '../layout/bottom-bar.css.ts';
import { flexColumn, flexWrapped, mutedText, vars } from '../theme/contract.css.ts';

export const form = style({ ...flexColumn.lg, minInlineSize: 0 });

export const legend = style({ marginBlockEnd: vars.space.md });

/** Colour of what the form stands on, where that is not the page. */
export const ground = createVar();

/** Stays in sight: the form is longer than a screen. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  ...flexWrapped.sm,
  justifyContent: 'flex-end',
  alignItems: 'center',
  paddingBlock: vars.space.sm,
  backgroundColor: fallbackVar(ground, vars.color.page),
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

/** Until it is measured. Notes do not lie on the buttons, and what has the focus is never behind them (WCAG 2.4.11). */
globalStyle(`:root:has(${actions})`, {
  vars: { [bottomBar]: '4rem' },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});

export const status = style({
  flexGrow: 1,
  ...flexWrapped.xs,
  alignItems: 'center',
  ...mutedText,
});
