import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bottomBar } from '../../layout/bottom-bar.css.ts';
import { flexColumn, flexWrapped, mutedText, vars } from '../../theme/contract.css.ts';

export const form = style({ ...flexColumn.lg, minInlineSize: 0 });

export const legend = style({ marginBlockEnd: vars.space.md });

/** Background colour of the form where it is not the page's. */
export const ground = createVar();

/** Sticky, because the form is longer than a screen. */
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

/**
 * Height until `FormActions` has measured it. Keeps toasts off the buttons and focused fields out from behind them
 * (WCAG 2.4.11).
 */
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
