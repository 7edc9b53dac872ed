import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '@wbn/ui-kit/theme/breakpoints.ts';
import {
  flexColumn,
  flexWrapped,
  gridBox,
  mutedText,
  outlined,
  vars,
} from '@wbn/ui-kit/theme/contract.css.ts';

export const card = style({
  ...gridBox.md,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  padding: vars.space.md,
  ...outlined.lg,
  boxShadow: vars.shadow.raised,
  scrollMarginBlock: '6rem',
  '@media': { [from.sm]: { padding: vars.space.lg } },
  selectors: {
    '&[data-marked]': {
      borderColor: vars.color.brand,
      boxShadow: `0 0 0 1px ${vars.color.brand}`,
    },
  },
});

export const photo = style({
  inlineSize: '4rem',
  '@media': { [from.sm]: { inlineSize: '6rem', gridRow: 'span 2' } },
});

export const words = style({ ...flexColumn.xs, minInlineSize: 0 });

export const name = style({ overflowWrap: 'anywhere' });

export const description = style({
  gridColumn: '1 / -1',
  ...flexColumn.md,
  minInlineSize: 0,
  '@media': { [from.sm]: { gridColumn: '2' } },
});

export const slots = style({
  ...gridBox.sm,
  gridTemplateColumns: 'max-content minmax(0, 8rem)',
  alignItems: 'center',
  ...mutedText,
  fontVariantNumeric: 'tabular-nums',
});

export const bar = style({
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  overflow: 'hidden',
});

export const share = style({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.brand,
  borderRadius: vars.radius.full,
});

/** On phones the main action has a row of its own. */
export const actions = style({
  ...flexWrapped.xs,
  alignItems: 'center',
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'stretch' } },
});

/** What is not the main action: a button and the menu of the rest. */
export const others = style({ ...flexWrapped.xs });

globalStyle(`${others} > a`, { '@media': { [below.sm]: { flex: '1 1 0' } } });
