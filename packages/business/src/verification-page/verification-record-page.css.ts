import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const kept = style({ color: vars.color.muted });

export const entries = style({ listStyle: 'none', ...flexColumn.none });

/** The summary sentence, with date and reviewer below it. */
export const summary = style(flexColumn.xxs);

export const when = style({ ...mutedText, fontWeight: vars.weight.regular });

export const parts = style(flexColumn.sm);

globalStyle(`${parts} dt`, { fontSize: vars.size.sm, color: vars.color.muted });
globalStyle(`${parts} dd`, {
  margin: 0,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
