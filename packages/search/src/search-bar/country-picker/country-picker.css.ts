import { style } from '@vanilla-extract/css';
import { floating, mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const panel = style({
  position: 'absolute',
  ...floating,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  inlineSize: '18rem',
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});

export const filter = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.md,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: 'transparent',
  fontSize: vars.size.sm,
  ':focus': { outline: 'none' },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

export const list = style({
  position: 'relative',
  maxBlockSize: '20rem',
  paddingBlock: vars.space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  padding: `${vars.space.xxs} ${vars.space.md}`,
  ...textSize.sm,
  cursor: 'pointer',
  userSelect: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.brandText, fontWeight: vars.weight.medium },
    '&[data-active]': { backgroundColor: vars.color.hover, boxShadow: `inset 3px 0 0 ${vars.color.focus}` },
    '[dir="rtl"] &[data-active]': { boxShadow: `inset -3px 0 0 ${vars.color.focus}` },
    // Separates the first country without entries from those with entries.
    '&[data-first-empty]': {
      marginBlockStart: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
});

export const count = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' });

export const empty = style({ color: vars.color.muted });

export const none = style({ padding: vars.space.md, ...mutedText });
