import { style } from '@vanilla-extract/css';
import { from, touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexRow,
  mutedText,
  oneLine,
  touchTarget,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const bar = style({
  ...flexRow.sm,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  padding: `${vars.space.xxs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [from.lg]: { display: 'none' } },
});

export const column = style({
  display: 'none',
  '@media': {
    [from.lg]: {
      ...flexColumn.md,
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvb',
      overflowY: 'auto',
      padding: vars.space.sm,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});

export const name = style({
  ...oneLine,
  fontWeight: vars.weight.semibold,
  selectors: { [`${bar} > &`]: { flex: 1 }, [`${column} > &`]: { paddingInline: vars.space.xs } },
});

export const drawer = style({ ...flexColumn.md, padding: vars.space.sm });

export const nav = style({ ...flexColumn.sm, flex: 1 });

export const group = style({ ...mutedText, paddingInline: vars.space.xs, fontSize: vars.size.xs });

export const list = style({ listStyle: 'none' });

export const link = style({
  ...flexRow.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-current]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { [touch]: touchTarget },
});

export const icon = style({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });

export const words = style({ flex: 1, minInlineSize: 0 });

export const count = style({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
