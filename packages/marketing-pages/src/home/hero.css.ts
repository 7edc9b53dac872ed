import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  padding: vars.space.lg,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(to bottom right, ${vars.color.surface} 45%, ${vars.color.brandSoft})`,
  boxShadow: vars.shadow.raised,
  '@media': {
    [from.sm]: { padding: vars.space.xxl },
  },
});

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  maxInlineSize: '36rem',
  '@media': { [from.lg]: { maxInlineSize: '33rem' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});

/** Beside the words where there is room, else not at all; towards the words it fades. */
export const map = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space.md,
  translate: '0 -50%',
  inlineSize: 'min(30rem, 55%)',
  color: vars.color.brandText,
  opacity: 0.4,
  maskImage: 'linear-gradient(to right, transparent 12%, #000 45%)',
  selectors: { '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, transparent 12%, #000 45%)' } },
  '@media': { [from.lg]: { display: 'block' } },
});
