import { style } from '@vanilla-extract/css';
import { mutedText, vars } from '@wbn/ui-kit/theme/contract.css.ts';

/** One row that scrolls sideways where it is too long. */
export const tabs = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '3px',
  margin: '-3px',
});

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'block',
  padding: vars.space.xs,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  ...mutedText,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text, borderBlockEndColor: vars.color.control },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.brandText, borderBlockEndColor: vars.color.brandText },
  },
});

export const count = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
