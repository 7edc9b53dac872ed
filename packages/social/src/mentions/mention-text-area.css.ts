import { style } from '@vanilla-extract/css';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

/** One line that grows with what is typed, up to half of a phone. */
export const area = style({
  display: 'block',
  minBlockSize: '2.5rem',
  maxBlockSize: '14rem',
  paddingBlock: '0.5rem',
  paddingInline: vars.space.sm,
  resize: 'none',
  overflowY: 'auto',
  fieldSizing: 'content',
} as Parameters<typeof style>[0]);

export const list = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  maxInlineSize: '26rem',
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  scrollMarginBlockEnd: vars.space.xs,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '3rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover, &[aria-selected="true"]': { backgroundColor: vars.color.hover },
    '&[aria-selected="true"]': { boxShadow: `inset 3px 0 0 ${vars.color.focus}` },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -3px 0 0 ${vars.color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid' } } },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const name = style([
  line,
  { fontSize: vars.size.sm, lineHeight: vars.leading.sm, fontWeight: vars.weight.medium },
]);

export const about = style([
  line,
  { fontSize: vars.size.xs, lineHeight: vars.leading.xs, color: vars.color.muted },
]);
