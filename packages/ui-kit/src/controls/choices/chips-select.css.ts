import { globalStyle, style } from '@vanilla-extract/css';
import { touch } from '../../theme/breakpoints.ts';
import { touchTarget, vars } from '../../theme/contract.css.ts';
import { pressedFill } from '../../theme/pressed-fill.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

const ring = (color: string, soft: string) => `0 0 0 1px ${color}, 0 0 0 4px ${soft}`;

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: '2.5rem',
  paddingBlock: '0.25rem',
  paddingInlineStart: '0.375rem',
  paddingInlineEnd: '2.25rem',
  cursor: 'text',
  ':focus-within': {
    borderColor: vars.color.focus,
    boxShadow: ring(vars.color.focus, vars.color.brandSoft),
  },
  selectors: {
    // Looks like a disabled Select, whatever the order of the two stylesheets.
    '&[data-disabled]': {
      backgroundColor: vars.color.sunken,
      color: vars.color.muted,
      cursor: 'not-allowed',
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-invalid]:focus-within': { boxShadow: ring(vars.color.danger, vars.color.dangerSoft) },
  },
  '@media': {
    '(forced-colors: active)': { ':focus-within': { outline: '2px solid' } },
    [touch]: touchTarget,
  },
});

/** `contents` puts the chips on the same line as the input. */
export const chips = style({ display: 'contents' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  paddingInlineStart: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
});

globalStyle(`${box}[data-disabled] ${chip}`, { color: vars.color.muted });

export const chipText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: 'transparent',
  color: vars.color.muted,
  cursor: 'pointer',
  ':hover': { color: vars.color.text, backgroundColor: vars.color.hover },
  ':active': { backgroundColor: pressedFill(vars.color.hover) },
  ':focus-visible': { outlineOffset: '-2px' },
  ':disabled': { backgroundColor: 'transparent', color: vars.color.muted, cursor: 'not-allowed' },
  '@media': { [touch]: { inlineSize: '2.75rem', blockSize: '2.5rem' } },
});

globalStyle(`${remove} > svg`, { inlineSize: '0.875rem', blockSize: '0.875rem' });

export const input = style({
  flex: '1 1 4rem',
  minInlineSize: '4rem',
  minBlockSize: '1.75rem',
  paddingBlock: 0,
  paddingInline: vars.space.xxs,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // The box shows the focus, whatever the order of the stylesheets.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed' },
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.sm,
  insetBlockStart: '0.75rem',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.muted,
  cursor: 'pointer',
});

globalStyle(`${box}[data-disabled] > ${chevron}`, { cursor: 'not-allowed' });

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  // Keeps a bar at the bottom of the page from covering the list.
  scrollMarginBlockEnd: vars.space.xs,
});

/** WID-10: at most 140 pixels high, rows of 35 pixels. */
export const list = style({
  position: 'relative',
  maxBlockSize: '140px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: '35px',
  paddingInline: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  cursor: 'pointer',
  userSelect: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.medium,
    },
    '&[data-active]': { boxShadow: `inset 3px 0 0 ${vars.color.focus}`, backgroundColor: vars.color.hover },
    '[dir="rtl"] &[data-active]': { boxShadow: `inset -3px 0 0 ${vars.color.focus}` },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-active]': { outline: '2px solid' } } } },
});

export const optionText = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${option} > svg`, { flex: 'none', inlineSize: '1rem', blockSize: '1rem' });

export const none = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.sm,
  color: vars.color.muted,
});
