import { style } from '@vanilla-extract/css';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexWrapped, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const header = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky },
    print: { position: 'static' },
  },
});

export const row = style({
  ...flexWrapped.none,
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
  maxInlineSize: vars.width.wide,
  minBlockSize: '4rem',
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.md}`,
  '@media': {
    [from.sm]: { paddingInline: vars.space.lg },
    [from.md]: { flexWrap: 'nowrap' },
    [from.lg]: { columnGap: vars.space.lg },
  },
});

/** Narrower on the narrowest phones, where Login has a long label in some languages. */
export const logo = style({
  flex: 'none',
  inlineSize: 'clamp(5rem, 27vw, 7rem)',
  borderRadius: vars.radius.sm,
});

export const logoPicture = style({ inlineSize: '100%', blockSize: 'auto' });

export const search = style({
  order: 1,
  flex: '1 0 100%',
  '@media': { [from.md]: { order: 0, flex: '1 1 auto', minInlineSize: 0 } },
});
