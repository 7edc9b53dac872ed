import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { touch } from '../theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  inlineRow,
  plainButton,
  textSize,
  touchTarget,
  vars,
} from '../theme/contract.css.ts';
import { pressedFill } from '../theme/pressed-fill.ts';

export const menu = style({ position: 'relative', display: 'inline-block' });

export const trigger = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const plain = style({
  ...inlineRow.xs,
  // Otherwise the line that contains the menu grows with the trigger.
  verticalAlign: 'top',
  borderRadius: vars.radius.md,
});

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  ...flexColumn.none,
  minInlineSize: '12rem',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.overlay,
});

/** The same in a sheet. */
export const list = style({ ...flexColumn.none, minInlineSize: 0 });

/** Menu and trigger fill the available width. */
export const stretched = style({ display: 'block' });

export const align = styleVariants({
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
  stretch: { insetInline: 0, maxInlineSize: 'none' },
});

export const item = style({
  ...flexRow.sm,
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  ...plainButton,
  borderRadius: vars.radius.md,
  ...textSize.sm,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.hover },
    '&:active:not(:disabled)': { backgroundColor: pressedFill(vars.color.hover) },
  },
  ':focus-visible': { outlineOffset: '-2px' },
  ':disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '@media': { [touch]: { ...touchTarget, ...textSize.md } },
});

export const danger = style({
  color: vars.color.danger,
  // The other fill is too dark for red words.
  selectors: { '&:active:not(:disabled)': { backgroundColor: vars.color.dangerSoft } },
});

globalStyle(`${item} > svg`, { flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });
globalStyle(`${item}:not(${danger}) > svg`, { color: vars.color.muted });
