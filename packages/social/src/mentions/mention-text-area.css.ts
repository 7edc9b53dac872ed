import { style } from '@vanilla-extract/css';
import { flexColumn, flexRow, floating, oneLine, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const wrap = style({ position: 'relative', minInlineSize: 0 });

/** A single line that grows with its text, up to half the height of a phone. */
export const area = style({
  display: 'block',
  minBlockSize: '2.5rem',
  maxBlockSize: '14rem',
  padding: `0.5rem ${vars.space.sm}`,
  resize: 'none',
  overflowY: 'auto',
  fieldSizing: 'content',
} as Parameters<typeof style>[0]);

export const list = style({
  position: 'absolute',
  ...floating,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInline: 0,
  maxInlineSize: '26rem',
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.md,
  scrollMarginBlockEnd: vars.space.xs,
});

export const option = style({
  ...flexRow.sm,
  minBlockSize: '3rem',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
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

export const words = style({ ...flexColumn.none, minInlineSize: 0 });

const line = style(oneLine);

export const name = style([line, { ...textSize.sm, fontWeight: vars.weight.medium }]);

export const about = style([line, { ...textSize.xs, color: vars.color.muted }]);
