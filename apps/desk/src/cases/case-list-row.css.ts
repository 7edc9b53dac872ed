import { style } from '@vanilla-extract/css';
import { touch } from '@wbn/ui-kit/theme/breakpoints.ts';
import { flexColumn, mutedText, oneLine, vars } from '@wbn/ui-kit/theme/contract.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  borderInlineStart: '3px solid transparent',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { backgroundColor: vars.color.hover },
  },
});

export const cursor = style({ borderInlineStartColor: vars.color.brand });

export const open = style({ backgroundColor: vars.color.brandSoft });

export const choice = style({
  display: 'grid',
  placeItems: 'start center',
  padding: `${vars.space.sm} ${vars.space.xs}`,
  cursor: 'pointer',
  '@media': { [touch]: { minInlineSize: '2.75rem' } },
});

export const link = style({
  ...flexColumn.none,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.sm,
  fontSize: vars.size.sm,
});

export const head = style({ display: 'flex', gap: vars.space.xs, alignItems: 'baseline' });

export const what = style({ ...oneLine, flex: 1, minInlineSize: 0, fontWeight: vars.weight.medium });

export const time = style({ flex: 'none', color: vars.color.muted, fontSize: vars.size.xs });

export const facts = style({ ...mutedText, ...oneLine, fontSize: vars.size.xs });
