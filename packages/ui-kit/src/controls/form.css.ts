import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { bottomBar } from '../layout/bottom-bar.css.ts';
import { vars } from '../theme/contract.css.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.lg, minInlineSize: 0 });

export const fieldset = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.md });

/** Colour of what the form stands on, where that is not the page. */
export const ground = createVar();

/** Stays in sight: the form is longer than a screen. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingBlock: vars.space.sm,
  backgroundColor: fallbackVar(ground, vars.color.page),
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Until it is measured. Notes do not lie on the buttons, and what has the focus is never behind them (WCAG 2.4.11). */
globalStyle(`:root:has(${actions})`, {
  vars: { [bottomBar]: '4rem' },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});

export const status = style({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});
