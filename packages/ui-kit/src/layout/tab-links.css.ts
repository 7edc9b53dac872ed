import { style } from '@vanilla-extract/css';
import { mutedText, vars } from '../theme/contract.css.ts';
import { sidewaysRow } from './sideways-row.css.ts';

/** One row, which scrolls horizontally when it is too long. */
export const nav = style([sidewaysRow, { paddingInline: 0, marginInline: 0 }]);

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '2.75rem',
  padding: vars.space.xs,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  ...mutedText,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  // The scrolling row would clip a ring around the tab.
  outlineOffset: '-2px',
  ':hover': { color: vars.color.text, borderBlockEndColor: vars.color.control },
  ':active': { color: vars.color.brandText, borderBlockEndColor: vars.color.brandText },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.brandText, borderBlockEndColor: vars.color.brandText },
  },
});

export const count = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
