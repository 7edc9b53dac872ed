import { style } from '@vanilla-extract/css';
import { lazyRendered } from '@wbn/ui-kit/layout/lazy-rendered.css.ts';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexSpread, flexWrapped, mutedText, textSize, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const footer = style({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const inner = style([
  lazyRendered,
  {
    containIntrinsicBlockSize: 'auto 30rem',
    maxInlineSize: vars.width.wide,
    marginInline: 'auto',
    padding: `${vars.space.lg} ${vars.space.md}`,
    '@media': { [from.sm]: { padding: `${vars.space.xxl} ${vars.space.lg} ${vars.space.xl}` } },
  },
]);

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  columnGap: vars.space.md,
  rowGap: vars.space.xl,
  // CSS columns balance groups of different length.
  '@media': { [below.sm]: { display: 'block', columnCount: 2 } },
});

export const group = style({
  breakInside: 'avoid',
  '@media': { [below.sm]: { paddingBlockEnd: vars.space.md } },
});

export const title = style({
  marginBlockEnd: vars.space.xs,
  ...textSize.xs,
  letterSpacing: '0.06em',
});

export const list = style({ listStyle: 'none' });

export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.sm,
  ...mutedText,
  ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const bottom = style({
  ...flexSpread.none,
  columnGap: vars.space.xl,
  rowGap: vars.space.md,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.line}`,
  ...textSize.sm,
  '@media': { [from.sm]: { marginBlockStart: vars.space.xl } },
});

export const phones = style({
  ...flexWrapped.none,
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
});

export const phone = style({ display: 'flex', gap: vars.space.xs, color: vars.color.muted });

export const number = style({
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  ':hover': { textDecoration: 'underline' },
});

export const copyright = style({
  marginBlockStart: vars.space.md,
  color: vars.color.muted,
  ...textSize.xs,
});
