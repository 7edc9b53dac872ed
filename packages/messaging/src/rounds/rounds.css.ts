import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const companyRow = style({ display: 'flex', gap: vars.space.sm, minInlineSize: 0 });
export const logo = style({ inlineSize: '2.5rem', flex: 'none' });
export const words = style({ ...flexColumn.xxs, alignItems: 'flex-start', minInlineSize: 0 });

/** A number is not broken in its middle. */
export const price = style({ fontWeight: vars.weight.semibold, overflowWrap: 'normal' });
export const terms = style({ maxInlineSize: '20rem', whiteSpace: 'pre-line' });
globalStyle(`${terms} p`, { ...textSize.sm });
export const waiting = style({ color: vars.color.muted, fontWeight: vars.weight.regular });
