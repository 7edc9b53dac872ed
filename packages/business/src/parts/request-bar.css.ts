import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBar, pageBar } from '@wbn/ui-kit/layout/bottom-bar.css.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  boxShadow: vars.shadow.raised,
});

/** Notes do not lie on it, and what has the focus is never behind it (WCAG 2.4.11). */
globalStyle(`:root:has(${bar})`, {
  vars: { [bottomBar]: '3.5rem', [pageBar]: '3.5rem' },
  scrollPaddingBlockEnd: `calc(${bottomBar} + ${vars.space.md})`,
});

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
});
