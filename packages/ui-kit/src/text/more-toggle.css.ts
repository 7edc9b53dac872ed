import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import { inlineRow, touchTarget, vars } from '../theme/contract.css.ts';

/** Class for the box around the toggle and the content it controls. */
export const scope = style({});

const closed = `${scope}:has(> details:not([open]))`;
const open = `${scope}:has(> details[open])`;

/** Shown only while the toggle is open; browsers without `:has` always show it. */
export const extra = style({ selectors: { [`${closed} &`]: { display: 'none' } } });

/** Shown only while the toggle is closed. */
export const teaser = style({ display: 'none', selectors: { [`${closed} &`]: { display: 'inline' } } });

export const toggle = style({
  display: 'none',
  paddingBlockStart: vars.space.xxs,
  '@supports': { 'selector(:has(*))': { display: 'block' } },
});

export const summary = style({
  ...inlineRow.xxs,
  paddingBlock: vars.space.xxs,
  listStyle: 'none',
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.brandText,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
  ':active': { color: vars.color.text },
  '@media': { [touch]: { ...touchTarget, paddingInlineEnd: vars.space.sm } },
});

export const less = style({ selectors: { [`${closed} &`]: { display: 'none' } } });
export const more = style({ selectors: { [`${open} &`]: { display: 'none' } } });

globalStyle(`${toggle}, ${teaser}`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`${extra}`, { '@media': { print: { display: 'revert !important' } } });
